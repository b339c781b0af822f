/** The content of the demonstration, about a fictitious association. */
import type { SeedArticle } from '../types.ts';
import amanah from './articles/amanah.ts';
import childrenPrayer from './articles/children-prayer.ts';
import honouringParents from './articles/honouring-parents.ts';
import mercy from './articles/mercy.ts';
import neighbour from './articles/neighbour.ts';
import preparingRamadan from './articles/preparing-ramadan.ts';
import preservationOfQuran from './articles/preservation-of-quran.ts';
import seekingKnowledge from './articles/seeking-knowledge.ts';
import soundHadith from './articles/sound-hadith.ts';
import studentAdab from './articles/student-adab.ts';
import sunnahExplains from './articles/sunnah-explains.ts';
import waterTrees from './articles/water-trees.ts';
import whyTajwid from './articles/why-tajwid.ts';
import woodenSlate from './articles/wooden-slate.ts';
import { joinUnitsIn } from './join-units.ts';
import { news as allNews } from './news.ts';
import { projects as allProjects } from './projects.ts';

export { reports } from './reports.ts';

export const news = joinUnitsIn(allNews);
export const projects = joinUnitsIn(allProjects);

export const articles: SeedArticle[] = joinUnitsIn([
  seekingKnowledge,
  preservationOfQuran,
  studentAdab,
  whyTajwid,
  sunnahExplains,
  mercy,
  woodenSlate,
  preparingRamadan,
  honouringParents,
  amanah,
  soundHadith,
  childrenPrayer,
  waterTrees,
  neighbour,
]);
