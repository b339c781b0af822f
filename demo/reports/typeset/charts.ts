/** Plain bar charts, drawn in units of a tenth of a millimetre. */

const night = '#12284c';
const quiet = '#a9b2c4';
const gold = '#c79a3f';
const stone = '#5a5f6e';

type Series = { name: string; values: number[] };
type Columns = {
  title: string;
  labels: string[];
  series: Series[];
  show: (value: number) => string;
  height?: number;
  /** The highlighted columns, in full colour; the others are paler. Without it all are equal. */
  strong?: number;
  width?: number;
};

const figure = (title: string, legend: string, svg: string) =>
  `<figure><figcaption><b>${title}</b>${legend}</figcaption>${svg}</figure>`;

/** Draws vertical columns, one or two per label. */
export function columns({ title, labels, series, show, height = 420, strong, width = 1190 }: Columns): string {
  const most = Math.max(...series.flatMap((one) => one.values));
  const slot = width / labels.length;
  const bar = Math.min(120, (slot * 0.66) / series.length);
  const gap = series.length > 1 ? 6 : 0;
  const base = height - 48;
  const reach = base - 44;
  const two = series.length > 1;
  let marks = '';
  labels.forEach((label, index) => {
    const middle = slot * (index + 0.5);
    const left = middle - (bar * series.length + gap * (series.length - 1)) / 2;
    series.forEach((one, place) => {
      const tall = Math.round((one.values[index]! / most) * reach);
      const x = Math.round(left + place * (bar + gap));
      const full = strong === undefined || strong === index;
      const fill = two && place === 1 ? (full ? gold : '#dcc594') : full ? night : quiet;
      marks += `<rect x="${x}" y="${base - tall}" width="${Math.round(bar)}" height="${tall}" fill="${fill}"/>`;
      marks += `<text x="${Math.round(x + bar / 2)}" y="${base - tall - 11}" text-anchor="middle" font-size="${two ? 25 : 29}" font-weight="${full ? 600 : 400}" fill="#16213a">${show(one.values[index]!)}</text>`;
    });
    marks += `<text x="${Math.round(middle)}" y="${height - 8}" text-anchor="middle" font-size="29" fill="${stone}">${label}</text>`;
  });
  const legend = two
    ? `<span class="legend"><span><i style="background:${night}"></i>${series[0]!.name}</span><span><i style="background:${gold}"></i>${series[1]!.name}</span></span>`
    : '';
  return figure(
    title,
    legend,
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${spoken(title, labels, series, show)}">${marks}<path d="M0 ${base}H${width}" stroke="#16213a" stroke-width="3"/></svg>`,
  );
}

type Bars = {
  title: string;
  rows: [string, number][];
  show: (value: number) => string;
  labelWidth?: number;
  width?: number;
  most?: number;
};

/** Draws horizontal bars, for names that are too long for a column. */
export function bars({ title, rows, show, labelWidth = 420, width = 1190, most: given }: Bars): string {
  const most = given ?? Math.max(...rows.map(([, value]) => value));
  const step = 62;
  const reach = width - labelWidth - 190;
  const marks = rows
    .map(([label, value], index) => {
      const y = index * step;
      const long = Math.max(4, Math.round((value / most) * reach));
      const track = given ? `<rect x="${labelWidth}" y="${y + 8}" width="${reach}" height="36" fill="#f1eadb"/>` : '';
      return `<text x="0" y="${y + 37}" font-size="31" fill="#16213a">${label}</text>${track}<rect x="${labelWidth}" y="${y + 8}" width="${long}" height="36" fill="${night}"/><text x="${labelWidth + (given ? reach : long) + 16}" y="${y + 37}" font-size="31" font-weight="600" fill="#16213a">${show(value)}</text>`;
    })
    .join('');
  const words = spoken(
    title,
    rows.map(([label]) => label),
    [{ name: '', values: rows.map(([, value]) => value) }],
    show,
  );
  return figure(
    title,
    '',
    `<svg viewBox="0 0 ${width} ${rows.length * step}" role="img" aria-label="${words}">${marks}</svg>`,
  );
}

/** Describes the chart in a sentence, for screen readers. */
function spoken(title: string, labels: string[], series: Series[], show: (value: number) => string): string {
  const parts = labels.map(
    (label, index) => `${label}: ${series.map((one) => `${one.name} ${show(one.values[index]!)}`.trim()).join(', ')}`,
  );
  return `${title}. ${parts.join('; ')}.`.replaceAll('"', '');
}
