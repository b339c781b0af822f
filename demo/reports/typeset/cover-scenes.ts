/** Eight small scenes for the arch, between x 51 and 159 and y 26 and 164. Flat shapes, four tones. */
import { starPath } from '../../../app/ui/motif/star.ts';

export type Emblem = 'rosette' | 'lamp' | 'palms' | 'rain' | 'slate' | 'well' | 'arcade' | 'shelves';

const gold = '#e0b65c';
const pale = '#f1eadb';
const far = '#183260';
const near = '#0f2242';
const dark = '#0b1a35';
const palm = '#2d6f5a';

const shape = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
const line = (d: string, stroke: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
const star = (x: number, y: number, radius: number, fill = gold) => shape(starPath(x, y, radius), fill);
const stars = (places: [number, number, number][]) => places.map(([x, y, r]) => star(x, y, r, pale)).join('');
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const farHills = shape('M40 132C58 118 74 120 88 128C104 114 126 112 142 124C154 118 164 120 170 124V170H40Z', far);
const nearHills = shape('M40 150C62 136 92 140 112 148C132 140 152 140 170 146V170H40Z', near);
const moon = (x: number, y: number, r: number) =>
  shape(`M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y}A${r * 0.8} ${r * 0.8} 0 1 1 ${x} ${y - r}Z`, pale);

/** An open book lying on a crossed stand. */
const bookOnStand = (x: number, y: number) =>
  line(`M${x - 17} ${y + 26}L${x + 15} ${y}M${x + 17} ${y + 26}L${x - 15} ${y}`, gold, 2.6) +
  shape(
    `M${x} ${y - 3}C${x - 9} ${y - 11} ${x - 21} ${y - 11} ${x - 29} ${y - 8}L${x - 27} ${y + 4}C${x - 19} ${y + 1} ${x - 8} ${y + 2} ${x} ${y + 8}Z`,
    pale,
  ) +
  shape(
    `M${x} ${y - 3}C${x + 9} ${y - 11} ${x + 21} ${y - 11} ${x + 29} ${y - 8}L${x + 27} ${y + 4}C${x + 19} ${y + 1} ${x + 8} ${y + 2} ${x} ${y + 8}Z`,
    '#fff',
  ) +
  range(3)
    .map((row) =>
      line(
        `M${x - 23} ${y - 4.6 + row * 2.6}C${x - 16} ${y - 6.4 + row * 2.6} ${x - 9} ${y - 5 + row * 2.6} ${x - 4} ${y - 1.6 + row * 2.6}M${x + 23} ${y - 4.6 + row * 2.6}C${x + 16} ${y - 6.4 + row * 2.6} ${x + 9} ${y - 5 + row * 2.6} ${x + 4} ${y - 1.6 + row * 2.6}`,
        '#c9bb98',
        0.45,
      ),
    )
    .join('');

const rosette =
  range(16)
    .map((ray) => {
      const angle = (ray * Math.PI) / 8;
      const at = (r: number) => `${(105 + r * Math.cos(angle)).toFixed(1)} ${(82 + r * Math.sin(angle)).toFixed(1)}`;
      return line(`M${at(38)}L${at(ray % 2 ? 43 : 47)}`, gold, 0.5, 'stroke-opacity=".7"');
    })
    .join('') +
  [34, 27.5, 20]
    .map(
      (r, index) =>
        `<path d="${starPath(105, 82, r)}" fill="${['#234780', '#12284c', '#1d3b6e'][index]}" stroke="${gold}" stroke-width=".6"/>`,
    )
    .join('') +
  star(105, 82, 11) +
  `<circle cx="105" cy="82" r="4.2" fill="#12284c"/>` +
  shape('M40 152H170V170H40Z', near) +
  bookOnStand(105, 134);

const lamp =
  range(9)
    .map((ray) => {
      const angle = Math.PI * (0.12 + ray * 0.095);
      return line(
        `M${(105 + 26 * Math.cos(angle)).toFixed(1)} ${(96 + 30 * Math.sin(angle)).toFixed(1)}L${(105 + 62 * Math.cos(angle)).toFixed(1)} ${(96 + 66 * Math.sin(angle)).toFixed(1)}`,
        gold,
        0.35,
        'stroke-opacity=".5"',
      );
    })
    .join('') +
  line('M105 20V66M93 78L105 66L117 78', gold, 0.7) +
  shape('M93 78H117L112.5 84H97.5Z', gold) +
  shape('M97.5 84H112.5C124 92 123 107 114 113H96C87 107 86 92 97.5 84Z', '#f7e3ad') +
  `<path d="${starPath(105, 98.5, 9.5)}" fill="none" stroke="#a87a22" stroke-width=".7"/>` +
  star(105, 98.5, 4.6, '#a87a22') +
  shape('M96 113H114L110.5 119H99.5Z', gold) +
  shape('M103.6 119H106.4L105 125Z', gold) +
  stars([
    [72, 78, 1.3],
    [138, 82, 1.5],
    [78, 112, 1],
    [134, 60, 1],
    [84, 56, 1.2],
  ]) +
  shape('M40 154H170V170H40Z', near) +
  shape('M62 154V146H92V154ZM66 146V139H96V146Z', '#b98a35') +
  shape('M62 148.6H92V150H62ZM66 141.2H96V142.6H66Z', pale) +
  shape('M118 154V147H150V154Z', palm) +
  shape('M118 149.4H150V150.8H118Z', pale);

const datePalm = (x: number, base: number, tall: number, lean: number) => {
  const top = base - tall;
  const crown = x + lean;
  const leaves = [
    [-20, 6],
    [-18, -5],
    [-10, -13],
    [1, -15.5],
    [11, -12],
    [18, -4],
    [19, 7],
  ] as const;
  return (
    line(
      `M${x} ${base}C${x} ${base - tall * 0.5} ${crown - lean * 0.3} ${top + tall * 0.3} ${crown} ${top}`,
      '#8a6a35',
      2.4,
    ) +
    leaves
      .map(([dx, dy]) =>
        shape(
          `M${crown} ${top}Q${crown + dx * 0.55} ${top + dy - 6} ${crown + dx} ${top + dy + 3}Q${crown + dx * 0.5} ${top + dy * 0.6} ${crown} ${top}Z`,
          palm,
        ),
      )
      .join('') +
    [-3, 0, 3].map((dx) => `<circle cx="${crown + dx}" cy="${top + 3.4}" r="1.6" fill="${gold}"/>`).join('')
  );
};
const palms =
  moon(128, 62, 9) +
  stars([
    [80, 66, 1.2],
    [96, 52, 1],
    [72, 90, 1.2],
    [144, 92, 1],
    [112, 84, 1.1],
  ]) +
  farHills +
  nearHills +
  datePalm(82, 158, 56, 5) +
  datePalm(100, 156, 38, -3) +
  range(4)
    .map((index) => {
      const x = 118 + index * 9;
      const y = 152 + (index % 2) * 4;
      return (
        line(`M${x} ${y}V${y - 7}`, '#8a6a35', 0.8) +
        shape(
          `M${x} ${y - 6}Q${x - 5} ${y - 11} ${x - 4} ${y - 5}ZM${x} ${y - 6}Q${x + 5} ${y - 11} ${x + 4} ${y - 5}ZM${x} ${y - 6}Q${x} ${y - 13} ${x + 1.5} ${y - 12}Z`,
          palm,
        )
      );
    })
    .join('');

const tent = (x: number, base: number, half: number, fill: string) =>
  shape(
    `M${x - half} ${base}Q${x - half * 0.4} ${base - half * 0.62} ${x} ${base - half}Q${x + half * 0.4} ${base - half * 0.62} ${x + half} ${base}Z`,
    fill,
  ) + shape(`M${x - half * 0.2} ${base}L${x} ${base - half * 0.66}L${x + half * 0.2} ${base}Z`, dark);
const rain =
  shape(
    'M62 78C58 68 70 62 76 68C80 56 98 54 102 66C110 58 124 62 122 72C134 68 144 76 138 84H66C58 84 56 80 62 78Z',
    '#5c7299',
  ) +
  range(13)
    .map((index) => {
      const x = 68 + index * 5.6;
      const y = 90 + ((index * 7) % 12);
      return line(`M${x} ${y}L${x - 3} ${y + 9}M${x - 5} ${y + 17}L${x - 8} ${y + 26}`, '#a9c1e2', 0.6);
    })
    .join('') +
  farHills +
  nearHills +
  tent(80, 158, 16, gold) +
  tent(128, 156, 13, pale) +
  tent(106, 161, 11, '#b98a35');

const slate =
  `<path d="${starPath(105, 66, 20)}" fill="#12284c" stroke="${gold}" stroke-width=".6"/><path d="${starPath(105, 66, 13)}" fill="#f7e3ad"/>` +
  range(8)
    .map((ray) => {
      const angle = (ray * Math.PI) / 4;
      return line(
        `M105 66L${(105 + 13 * Math.cos(angle)).toFixed(1)} ${(66 + 13 * Math.sin(angle)).toFixed(1)}`,
        '#12284c',
        0.6,
      );
    })
    .join('') +
  shape('M40 150H170V170H40Z', near) +
  // The loox: a long board with a handle above.
  `<g transform="rotate(-9 84 128)">${shape('M72 106H96V150C96 154 72 154 72 150Z', '#b98a35')}${shape('M80 106C80 96 88 96 88 106Z', '#b98a35')}${range(
    6,
  )
    .map((row) => line(`M76 ${114 + row * 5.6}H${row === 5 ? 84 : 92}`, pale, 0.7))
    .join('')}</g>` +
  `<g transform="rotate(7 122 128)">${shape('M112 110H134V150C134 154 112 154 112 150Z', '#d2a54c')}${shape('M119 110C119 101 127 101 127 110Z', '#d2a54c')}${range(
    6,
  )
    .map((row) => line(`M116 ${117 + row * 5.2}H${row === 2 ? 124 : 130}`, dark, 0.7))
    .join('')}</g>` +
  shape('M56 152H154V156H56Z', '#8a6a35') +
  shape('M62 156H66V166H62ZM144 156H148V166H144Z', '#6f542a');

const well =
  star(130, 58, 2.2, pale) +
  stars([
    [82, 60, 1.2],
    [98, 46, 1],
    [74, 84, 1],
    [140, 84, 1.1],
  ]) +
  farHills +
  // An acacia on the ridge.
  line('M140 132C140 122 138 116 134 110M139 120L146 110', '#6f542a', 1.5) +
  shape('M118 110C122 101 150 99 160 107C154 112 126 113 118 110Z', palm) +
  nearHills +
  line('M82 150V96M124 150V96M78 98H128', '#8a6a35', 2.4) +
  `<circle cx="103" cy="99" r="4.4" fill="none" stroke="${gold}" stroke-width="1.3"/>` +
  line('M103 103V120', pale, 0.6) +
  line('M98 123C98 117 108 117 108 123', pale, 0.7) +
  shape('M97 122H109L107 132H99Z', gold) +
  shape('M72 140H134V162C134 168 72 168 72 162Z', '#cbbf9f') +
  range(3)
    .map(
      (row) =>
        line(`M72 ${146 + row * 6.4}H134`, '#8f8464', 0.6) +
        range(5)
          .map((at) => line(`M${79 + at * 12 + (row % 2) * 6} ${146 + row * 6.4}V${152.4 + row * 6.4}`, '#8f8464', 0.6))
          .join(''),
    )
    .join('') +
  `<ellipse cx="103" cy="140" rx="31" ry="4.6" fill="#e4dac0"/><ellipse cx="103" cy="140" rx="26" ry="3.2" fill="${dark}"/>`;

const arcade =
  star(105, 56, 9) +
  `<circle cx="105" cy="56" r="3.4" fill="#1d3b6e"/>` +
  stars([
    [82, 72, 1.1],
    [128, 72, 1.1],
    [70, 92, 1],
  ]) +
  range(5)
    .map((index) => {
      const x = 61 + index * 19;
      const top = 136 - index * 11;
      const fill = ['#8a6a35', '#a87f3a', '#bf9444', '#d2a54c', gold][index]!;
      return (
        shape(
          `M${x} 160V${top + 8}C${x} ${top + 3} ${x + 4} ${top + 2} ${x + 6.5} ${top - 2}C${x + 9} ${top + 2} ${x + 13} ${top + 3} ${x + 13} ${top + 8}V160Z`,
          fill,
        ) +
        shape(
          `M${x + 2.6} 160V${top + 10}C${x + 2.6} ${top + 7} ${x + 5} ${top + 6} ${x + 6.5} ${top + 3}C${x + 8} ${top + 6} ${x + 10.4} ${top + 7} ${x + 10.4} ${top + 10}V160Z`,
          '#152d57',
        )
      );
    })
    .join('') +
  shape('M40 156H170V170H40Z', near) +
  line('M56 156H154', gold, 0.7);

const spines = [5, 7, 4, 6, 5, 8, 4, 6, 7, 5, 6, 4, 7, 5, 6];
const spineTones = [gold, pale, palm, '#b98a35', '#7f93b8', '#a33b2a', pale, '#46608f'];
const shelf = (base: number, from: number, offset: number) => {
  let x = from;
  return (
    range(15)
      .map((index) => {
        const wide = spines[(index + offset) % spines.length]!;
        const tall = 15 + ((index * 5 + offset * 3) % 6);
        const book =
          x + wide < 154
            ? shape(
                `M${x} ${base}V${base - tall}H${x + wide - 0.7}V${base}Z`,
                spineTones[(index * 3 + offset) % spineTones.length]!,
              ) +
              (wide > 5
                ? shape(
                    `M${x} ${base - tall + 3}H${x + wide - 0.7}V${base - tall + 4}H${x}Z`,
                    dark,
                    'fill-opacity=".35"',
                  )
                : '')
            : '';
        x += wide;
        return book;
      })
      .join('') + shape(`M48 ${base}H162V${base + 2}H48Z`, '#6f542a')
  );
};
const shelves =
  shape('M40 20H170V170H40Z', '#162f5b') +
  line('M105 20V44', gold, 0.6) +
  shape('M99 50L102 44H108L111 50Z', gold) +
  shape('M99 50H111C116 55 114 61 110 63H100C96 61 94 55 99 50Z', '#f7e3ad') +
  star(105, 56.5, 3.6, '#a87a22') +
  shelf(100, 60, 2) +
  shelf(127, 54, 5) +
  shelf(154, 56, 9) +
  shape('M48 156H162V170H48Z', near);

export const scenes: Record<Emblem, string> = { rosette, lamp, palms, rain, slate, well, arcade, shelves };
