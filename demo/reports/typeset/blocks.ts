/** The building blocks of a report. Each returns HTML; all texts are our own, so nothing is escaped. */
import { starMark } from './star-mark.ts';

export const number = (value: number): string => value.toLocaleString('en-US').replace('-', '−');
export const dollars = (value: number): string => (value < 0 ? `−$${number(-value)}` : `$${number(value)}`);
export const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** Writes small numbers as words. */
export const inWords = (value: number): string => words[value] ?? number(value);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Converts text to HTML: an empty line separates paragraphs, "### " begins a small heading. */
export function prose(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.trim().replace(/\s*\n\s*/g, ' '))
    .map((block) => (block.startsWith('### ') ? `<h3>${block.slice(4)}</h3>` : `<p>${block}</p>`))
    .join('\n');
}

export const lead = (text: string): string => `<p class="lead">${text}</p>`;

export const points = (items: string[]): string =>
  `<ul class="points">${items.map((item) => `<li>${starMark('2.9mm', '#a87a22')}${item}</li>`).join('')}</ul>`;

export const signed = (who: string, where: string): string => `<p class="signed"><b>${who}</b>${where}</p>`;

export const note = (figure: string, words: string): string =>
  `<div class="note"><strong>${figure}</strong><span>${words}</span></div>`;

export const strip = (cells: [string, string][]): string =>
  `<div class="strip">${cells.map(([figure, words]) => `<div><strong>${figure}</strong><span>${words}</span></div>`).join('')}</div>`;

export const panel = (html: string): string => `<div class="panel">${html}</div>`;

type Table = {
  caption?: string;
  head: string[];
  rows: string[][];
  /** Indexes of rows that are sums, and of columns that are text or the report's year. */
  sums?: number[];
  words?: number[];
  now?: number;
};

export function table({ caption, head, rows, sums = [], words = [], now }: Table): string {
  const kind = (column: number) => {
    const names = [words.includes(column) && 'word', column === now && 'now'].filter(Boolean).join(' ');
    return names ? ` class="${names}"` : '';
  };
  // In an Arabic table a minus or percent sign must stay on its side of the number.
  const plain = (cell: string) => (/^−[$\d.,]+$|^\d+%$/.test(cell) ? `<bdi dir="ltr">${cell}</bdi>` : cell);
  const cells = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? `<th scope="row">${cell}</th>` : `<td${kind(column)}>${plain(cell)}</td>`))
      .join('');
  return `<table>${caption ? `<caption>${caption}</caption>` : ''}
<thead><tr>${head.map((cell, column) => (cell === '' ? '<td></td>' : `<th scope="col"${kind(column)}>${cell}</th>`)).join('')}</tr></thead>
<tbody>${rows.map((row, index) => `<tr${sums.includes(index) ? ' class="sum"' : ''}>${cells(row)}</tr>`).join('')}</tbody></table>`;
}
