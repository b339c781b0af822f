import { randomBytes } from 'node:crypto';
import type { MessageState } from '../../domain/messages/inbox.ts';
import type { Language } from '../../domain/model/localized.ts';
import { makeId } from '../../domain/model/id.ts';
import type { Database } from '../../server/store/database.ts';
import type { NewMessage } from '../../server/store/messages/message-row.ts';
import { createMessageStore } from '../../server/store/messages/message-store.ts';
import { createProgressLine } from './progress-line.ts';

const batch = 500;

const names: Record<Language, readonly string[]> = {
  en: ['Hodan Warsame', 'Yusuf Ali', 'Khadra Abdi', 'Mohamed Ismail', 'Sahra Jama'],
  so: ['Xaliimo Cabdi', 'Cismaan Nuur', 'Faadumo Axmed', 'Maxamed Cali', 'Sucaad Muuse'],
  ar: ['خضرة عبدي', 'محمد إسماعيل', 'فاطمة أحمد', 'عثمان نور', 'سعاد موسى'],
};
const texts: Record<Language, readonly string[]> = {
  en: [
    'When does the evening circle for women begin, and may I bring my two daughters?',
    'We have some forty books of tafsir from my late father and would like to give them to the library. Whom do we call?',
    'Peace be upon you. I teach at a school in Burao and am looking for the primer that you printed last year.\n\nAre there still copies?',
  ],
  so: [
    'Asalaamu calaykum. Goorma ayay bilaabmaysaa xalqadda habeennimo ee haweenku, ma keeni karaa labadayda gabdhood?',
    'Waxaan haynaa buugaag tafsiir ah oo aan rabno inaan ku wareejinno maktabadda. Yaan la xidhiidhnaa?',
    'Waxaan doonayaa inaan ka qayb qaato mashruuca ceelasha. Fadlan ii sheega sida aan ku caawin karo.',
  ],
  ar: [
    'السلام عليكم ورحمة الله. متى تبدأ حلقة المساء للنساء، وهل أستطيع إحضار ابنتيّ؟',
    'عندنا نحو أربعين كتابًا في التفسير ونريد إهداءها إلى المكتبة. بمن نتصل؟',
    'أدرّس في مدرسة في برعو وأبحث عن الكتاب الذي طبعتموه العام الماضي.',
  ],
};
const cities: Record<Language, readonly string[]> = {
  en: ['Hargeisa', 'Burao', 'Berbera'],
  so: ['Hargeysa', 'Burco', 'Berbera'],
  ar: ['هرجيسا', 'برعو', 'بربرة'],
};
const languages: readonly Language[] = ['so', 'ar', 'so', 'en'];
const states: readonly MessageState[] = ['answered', 'read', 'answered', 'spam', 'answered', 'read', 'answered'];

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** Makes one message: the newest 12 are unread, one in three is a membership application, one in seven is spam. */
function createMessage(index: number, now: number): NewMessage {
  const createdAt = new Date(now - index * 50 * 60_000);
  const language = pick(languages, index);
  const isMember = index % 3 === 1;
  const state = index < 12 ? 'new' : pick(states, index);
  const number = String(index + 1);
  return {
    id: makeId(createdAt, randomBytes(8)),
    kind: isMember ? 'membership' : 'contact',
    state,
    spamReasons: state === 'spam' ? ['links'] : [],
    name: `${pick(names[language], index * 7 + Math.floor(index / 5))} ${number}`,
    email: `visitor${number}@example.org`,
    body: pick(texts[language], index),
    details: isMember ? { phone: `+252 63 4${number.padStart(6, '0')}`, city: pick(cities[language], index) } : {},
    language,
    mail: { state: state === 'spam' ? 'held' : 'off', tries: 0, nextAt: null },
    createdAt: createdAt.toISOString(),
  };
}

/** Stores many realistic messages, one every fifty minutes backwards from now. */
export async function seedMessages(db: Database, count: number): Promise<void> {
  if (count === 0) return;
  const now = Date.now();
  const progress = createProgressLine();
  for (let done = 0; done < count; done += batch) {
    const end = Math.min(done + batch, count);
    await db.transaction().execute(async (transaction) => {
      const store = createMessageStore(transaction);
      for (let index = done; index < end; index += 1) await store.insert(createMessage(index, now));
    });
    progress.update(`messages: ${end} of ${count}`);
  }
  progress.end();
  console.log(`messages: ${count}`);
}
