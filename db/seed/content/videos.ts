import type { SeedVideo } from '../types.ts';

type Film = {
  videoId: string;
  name: string; // the film's own name, the same in every language
  about: { en: string; so: string; ar: string };
};

/**
 * Openly licensed films of the Blender Foundation stand in, and say so, until the association has
 * recordings of its own: no lesson is attributed to anyone who never gave it.
 */
const films: Film[] = [
  {
    videoId: 'aqz-KE-bpKQ',
    name: 'Big Buck Bunny',
    about: {
      en: 'A gentle animated story about a large rabbit and three mischievous little animals.',
      so: 'Sheeko sawirro dhaqaaqa ah oo ku saabsan bakayle weyn iyo saddex xayawaan oo yaryar oo rabshoole ah.',
      ar: 'قصة رسوم متحركة لطيفة عن أرنب كبير وثلاثة حيوانات صغيرة مشاغبة.',
    },
  },
  {
    videoId: 'SkVqJ1SGeL0',
    name: 'Caminandes 3: Llamigos',
    about: {
      en: 'A short and cheerful story about a llama and a penguin in the cold south.',
      so: 'Sheeko gaaban oo farxad leh oo ku saabsan laama iyo bengwiin ku nool koonfurta qabow.',
      ar: 'قصة قصيرة مرحة عن لاما وبطريق في الجنوب البارد.',
    },
  },
  {
    videoId: 'WhWc3b3KhnY',
    name: 'Spring',
    about: {
      en: 'A quiet animated film about a shepherd girl and her dog at the end of winter.',
      so: 'Filim sawirro dhaqaaqa ah oo deggan, kuna saabsan gabadh xoolo raacda iyo eeygeeda dhammaadka jiilaalka.',
      ar: 'فيلم رسوم متحركة هادئ عن راعية صغيرة وكلبها في آخر الشتاء.',
    },
  },
  {
    videoId: 'PVGeM40dABA',
    name: 'Coffee Run',
    about: {
      en: 'A very short animated film about a woman who remembers, with a cup of coffee in her hand.',
      so: 'Filim aad u gaaban oo sawirro dhaqaaqa ah, kuna saabsan haweeney koob kafee ah haysata oo wax soo xusuusanaysa.',
      ar: 'فيلم رسوم متحركة قصير جدًا عن امرأة تستعيد ذكرياتها وفي يدها فنجان قهوة.',
    },
  },
  {
    videoId: 'eRsGyueVLvQ',
    name: 'Sintel',
    about: {
      en: 'An animated story about a girl who looks for a lost companion through snow and mountains.',
      so: 'Sheeko sawirro dhaqaaqa ah oo ku saabsan gabadh saaxiibkeed lumay ka dhex raadinaysa baraf iyo buuro.',
      ar: 'قصة رسوم متحركة عن فتاة تبحث عن رفيقها المفقود بين الثلوج والجبال.',
    },
  },
  {
    videoId: 'R6MlUcmOul8',
    name: 'Tears of Steel',
    about: {
      en: 'A short film of the future, made to show what free software can do.',
      so: 'Filim gaaban oo mustaqbalka ku saabsan, loona sameeyay in lagu muujiyo waxa barnaamijyada xorta ahi qaban karaan.',
      ar: 'فيلم قصير عن المستقبل صُنع لبيان ما تستطيعه البرمجيات الحرة.',
    },
  },
  {
    videoId: 'TLkA0RELQ1g',
    name: 'Elephants Dream',
    about: {
      en: 'The first film of its kind, made in 2006: two people walk through a strange machine.',
      so: 'Filimkii ugu horreeyay ee noociisa ah, oo la sameeyay 2006: laba qof oo dhex maraya makiinad yaab leh.',
      ar: 'أول فيلم من نوعه، أُنتج عام 2006: شخصان يسيران داخل آلة غريبة.',
    },
  },
  {
    videoId: 'Y-rmzh0PI3c',
    name: 'Cosmos Laundromat',
    about: {
      en: 'An animated story about a sheep on a lonely island who is offered other lives.',
      so: 'Sheeko sawirro dhaqaaqa ah oo ku saabsan wan jasiirad cidlo ah ku nool oo nolol kale loo soo bandhigo.',
      ar: 'قصة رسوم متحركة عن خروف في جزيرة موحشة تُعرض عليه حيوات أخرى.',
    },
  },
  {
    videoId: 'mN0zPOpADL4',
    name: 'Agent 327',
    about: {
      en: 'A few lively minutes with an old-fashioned detective, after a Dutch comic series.',
      so: 'Dhowr daqiiqo oo firfircoon oo lala qaadanayo baadhe hab hore u shaqeeya, kana soo jeeda sheeko sawirro Holland ah.',
      ar: 'دقائق مفعمة بالحركة مع محقق من الطراز القديم، مأخوذة من قصص هولندية مصورة.',
    },
  },
];

export const videos: SeedVideo[] = films.map(({ videoId, name, about }) => ({
  videoId,
  title: {
    en: `Sample video: ${name}`,
    so: `Muuqaal tusaale ah: ${name}`,
    ar: `مقطع نموذجي: ${name}`,
  },
  description: {
    en: `${about.en} It is an openly licensed film of the Blender Foundation, shown here as a sample until the association adds its own recordings.`,
    so: `${about.so} Waa filim shatigiisu furan yahay oo ay samaysay Blender Foundation, halkanna tusaale ahaan loo dhigay ilaa ururku ku daro duubistiisa u gaar ah.`,
    ar: `${about.ar} وهو فيلم برخصة مفتوحة من إنتاج مؤسسة بلندر (Blender Foundation)، معروض هنا نموذجًا إلى أن تضيف الجمعية تسجيلاتها الخاصة.`,
  },
}));
