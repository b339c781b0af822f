/** Long texts as staff write them, from a seed: the same number makes the same text again. */
import { createRandom } from './markdown.ts';
import { words as nastyWords } from './markdown-pieces.ts';

const plainWords = [
  'water', 'mosque', 'students', 'Hargeysa', 'Quraan', 'waxbarasho', 'ardayda', 'القرآن', 'تعليم', 'الطلاب،', 'ﷺ', '2:183', '50%',
  'snake_case', '“quoted”', 'it’s', '(in brackets)', '[1]', '#1', 'a@b.example', 'https://nuur.example/a_b?c=1&d=2', '+252 63 4123456,',
  '3 * 4', 'A&B', 'x < y', 'fin.', '1986.', '-', '﴿إِنَّ مَعَ ٱلْعُسْرِ يُسْرًا﴾', '~5,', 'a|b',
]; // prettier-ignore

/** Without what the server removes. */
const rareWords = nastyWords.filter((word) => word.isWellFormed() && !/[\p{Cc}\s]/u.test(word));

const verse = '﴿إِنَّ مَعَ ٱلْعُسْرِ يُسْرًۭا﴾ [94:6]';

/** Returns a text of several blocks of all kinds, with marks. */
export function writtenMarkdown(seed: number): string {
  const random = createRandom(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const pick = <T>(from: readonly T[]): T => from[upTo(from.length)]!;
  const word = () => (random() < 0.03 ? pick(rareWords) : pick(plainWords));
  const words = (count: number) => Array.from({ length: 1 + upTo(count) }, word).join(' ');
  const marked = () => {
    const text = words(3);
    return pick([
      `**${text}**`,
      `*${text}*`,
      `~~${text}~~`,
      `***${text}***`,
      `[${text}](https://a.example/b)`,
      `**[${text}](/a)**`,
      `*[${text}](/a)*`,
      `***[${text}](/a)***`,
      `~~[${text}](/a)~~`,
      `~~**${text}**~~`,
      '`code`',
      `<https://c.example/>`,
    ]);
  };
  const inline = () => [words(6), ...Array.from({ length: upTo(4) }, () => `${marked()} ${words(6)}`)].join(' ');
  const paragraph = () => Array.from({ length: 1 + upTo(3) }, inline).join(pick(['\n', '  \n', '\\\n', ' ']));
  const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
  const list = (depth: number): string => {
    const marker = pick(['- ', '* ', '1. ', '7) ']);
    const gap = pick(['\n', '\n', '\n\n']);
    return Array.from({ length: 1 + upTo(4) }, () => {
      const child = depth > 0 && random() < 0.3 ? `\n${list(depth - 1)}` : '';
      return marker + indent(inline() + child, ' '.repeat(marker.length));
    }).join(gap);
  };
  const row = (columns: number) =>
    `| ${Array.from({ length: columns }, () => words(2).replaceAll('|', '\\|')).join(' | ')} |`;
  const table = () => {
    const columns = 1 + upTo(4);
    const delimiter = `|${Array.from({ length: columns }, () => pick(['---', ':-:', '--:', ':--'])).join('|')}|`;
    return [row(columns), delimiter, ...Array.from({ length: upTo(4) }, () => row(columns))].join('\n');
  };
  const label = () => words(5).replaceAll(/[\\[\]"]/g, '\\$&');
  const picture = () =>
    `![${pick(['', label(), 'A \\*well\\* &amp; b'])}](/files/pictures/0123456789abcdef01234567/${pick(['960.jpg', '480.webp'])}${pick(['', ` "${label()}"`])})`;
  const block = (): string =>
    pick([
      paragraph, paragraph, paragraph, () => `## ${inline()}`, () => `### ${inline()}`, () => list(2), () => list(2), table,
      () => `> ${indent(paragraph(), '> ')}`, () => `> ${words(4)}\n>\n> ${verse}\n>\n> ${words(4)}`, () => `> ${verse}`,
      () => '---', () => pick(['https://youtu.be/a_b-c_d-e_f', '[A *video*](https://www.youtube.com/watch?v=a_b-c_d-e_f)', `[${label()}](https://youtu.be/abcdefghij_)`]), picture, picture, () => `> ${words(4)}\n>\n> ${picture()}`, () => `- ${picture()}\n- ${words(3)}\n\n  ${picture()}`, () => `\`\`\`\n${words(4)}\n\`\`\``,
    ])(); // prettier-ignore
  return Array.from({ length: 1 + upTo(10) }, block).join('\n\n');
}
