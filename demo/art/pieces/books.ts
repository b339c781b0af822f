import { short, starHeart, starPath } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import type { Material } from '../light.ts';
import { between, circle, ellipse, path, polygon, rect, stroke, tone, type Piece, type Stage } from '../svg.ts';

type Cover = Extract<Material, 'navy' | 'palm' | 'clay' | 'gold' | 'walnut'>;
const covers: readonly Cover[] = ['navy', 'palm', 'clay', 'navy', 'gold', 'walnut', 'palm'];

function cover(index: number): Cover {
  return covers[index % covers.length] ?? 'navy';
}

/** A book lying open, seen from its reader's side; 340 wide, its lower edge at 0. */
export const openBook =
  (binding: Cover = 'navy', frame = true): Piece =>
  (stage) => {
    const page = tone(stage, 'page');
    const back = tone(stage, binding);
    const gold = tone(stage, 'gold');
    const ink = mix(page.mid, tone(stage, 'ink').mid, 0.5);
    const left = 'M0 -14C-40 -40 -110 -42 -164 -24L-142 -128C-96 -144 -36 -140 0 -112Z';
    const right = 'M0 -14C40 -40 110 -42 164 -24L142 -128C96 -144 36 -140 0 -112Z';
    const row = (t: number, from: number, to: number, side: number) => {
      // Lines follow the swell of the page between its far edge and its near one.
      const x = (u: number) => side * (u * (142 + 22 * t));
      const y = (u: number) =>
        -112 + 98 * t - Math.sin(Math.PI * Math.min(1, u * 0.78)) * (26 - 2 * t) * 1.04 + u * (-10 * (1 - t) + 2);
      return `M${short(x(from))} ${short(y(from))}Q${short(x((from + to) / 2))} ${short(2 * y((from + to) / 2) - (y(from) + y(to)) / 2)} ${short(x(to))} ${short(y(to))}`;
    };
    let lines = '';
    for (const side of [-1, 1])
      for (let index = 0; index < 6; index += 1) lines += row(0.2 + index * 0.125, 0.2, index === 5 ? 0.6 : 0.84, side);
    const border = frame
      ? [-1, 1].map((side) => row(0.08, 0.12, 0.93, side) + row(0.93, 0.12, 0.93, side)).join('')
      : '';
    return (
      path('M0 2C-40 -22 -112 -24 -172 -6L-178 -16L-148 -128H148L178 -16L172 -6C112 -24 40 -22 0 2Z', back.mid) +
      path('M0 2C40 -22 112 -24 172 -6L178 -16L164 -24L0 -10Z', back.shade) +
      path('M0 -6C-40 -32 -112 -34 -168 -15L-164 -30C-110 -46 -40 -44 0 -18Z', page.shade) +
      path('M0 -6C40 -32 112 -34 168 -15L164 -30C110 -46 40 -44 0 -18Z', mix(page.shade, page.mid, 0.3)) +
      path(left, page.lit) +
      path(right, page.mid) +
      path('M0 -14C-14 -24 -34 -32 -52 -34L-46 -134C-26 -130 -12 -122 0 -112Z', page.shade, 'opacity=".45"') +
      (frame ? stroke(border, gold.mid, 3) : '') +
      stroke(lines, ink, 2.6, 'opacity=".55"') +
      stroke('M0 -14V-112', page.shade, 3)
    );
  };

/** The folding stand, crossed boards with a cut star; its top, where the book lies, is at -130. */
const stand =
  (wood: 'wood' | 'walnut' = 'wood'): Piece =>
  (stage) => {
    const board = tone(stage, wood);
    const gold = tone(stage, 'gold');
    return (
      polygon(
        [
          [150, -150],
          [170, -136],
          [-78, 0],
          [-118, 0],
        ],
        board.shade,
      ) +
      polygon(
        [
          [-150, -150],
          [-170, -136],
          [78, 0],
          [118, 0],
        ],
        board.mid,
      ) +
      polygon(
        [
          [-150, -150],
          [-170, -136],
          [-166, -134],
          [-140, -148],
        ],
        board.lit,
      ) +
      stroke('M-166 -137L80 -2', board.lit, 4) +
      path(starPath(0, -62, 22), board.shade) +
      path(starHeart(0, -62, 16), gold.mid)
    );
  };

/** The book on its stand; 350 wide and about 270 high. */
export const bookOnStand =
  (binding: Cover = 'palm', wood: 'wood' | 'walnut' = 'wood'): Piece =>
  (stage) =>
    ellipse(10, 0, 150, 12, stage.light.shadow[0], 0.3) +
    stand(wood)(stage) +
    `<g transform="translate(0 -118)">${openBook(binding)(stage)}</g>`;

/** One closed book lying flat, its spine towards the viewer. */
function lying(stage: Stage, width: number, height: number, binding: Cover): string {
  const back = tone(stage, binding);
  const gold = tone(stage, 'gold');
  return (
    rect(-width / 2, -height, width, height, back.mid, 4) +
    rect(-width / 2, -height, width, height * 0.3, back.lit, 4) +
    rect(-width / 2, -height * 0.22, width, height * 0.22, back.shade, 3) +
    rect(-width * 0.36, -height, 5, height, gold.mid) +
    rect(width * 0.36 - 5, -height, 5, height, gold.mid) +
    path(starPath(0, -height / 2, height * 0.26), gold.mid)
  );
}

/** Books lying on each other; 200 wide at the foot. */
export const bookStack =
  (count: number, first = 0, width = 190, height = 34): Piece =>
  (stage) => {
    let drawn = ellipse(10, 0, width * 0.58, 9, stage.light.shadow[0], 0.28);
    for (let index = 0; index < count; index += 1) {
      const size = width * (1 - index * 0.035) * between(stage, 0.92, 1);
      drawn += `<g transform="translate(${short(between(stage, -9, 9))} ${short(-index * height)})">${lying(stage, size, height, cover(first + index))}</g>`;
    }
    return drawn;
  };

/** Equal copies in one pile, fresh from the press: paper edges to the front. */
export const freshPile =
  (count: number, binding: Cover, width = 180): Piece =>
  (stage) => {
    const back = tone(stage, binding);
    const page = tone(stage, 'page');
    let drawn = ellipse(8, 0, width * 0.58, 9, stage.light.shadow[0], 0.28);
    for (let index = 0; index < count; index += 1) {
      const y = -index * 20;
      drawn += `<g transform="translate(${short(between(stage, -3, 3))} ${y})">${rect(-width / 2, -20, width, 20, back.mid, 3) + rect(-width / 2 + 6, -16, width - 6, 12, page.mid) + rect(width / 2 - width * 0.3, -16, width * 0.3, 12, page.shade) + rect(-width / 2, -20, width, 4, back.lit, 2)}</g>`;
    }
    const top = -count * 20;
    return (
      drawn +
      polygon(
        [
          [-width / 2, top],
          [width / 2, top],
          [width / 2 - 22, top - 34],
          [-width / 2 + 22, top - 34],
        ],
        back.lit,
      ) +
      `<g transform="translate(0 ${top - 17}) scale(1 .36)">${path(starPath(0, 0, 34), tone(stage, 'gold').mid) + path(starHeart(0, 0, 22), back.mid)}</g>`
    );
  };

/** Books standing side by side from 0 to the width, some leaning, with gaps now and then. */
export const shelfOfBooks =
  (width: number, height: number, first = 0, full = true): Piece =>
  (stage) => {
    let x = 4;
    let index = first;
    let drawn = '';
    while (x < width - 24) {
      const thick = between(stage, 17, 34);
      if (x + thick > width - 4) break;
      const tall = height * between(stage, 0.66, 0.93);
      const colours = tone(stage, cover(index + Math.floor(stage.random() * 3)));
      const gold = tone(stage, 'gold').mid;
      const leaning = !full && stage.random() > 0.82;
      const book =
        rect(0, -tall, thick, tall, colours.mid) +
        rect(0, -tall, thick * 0.3, tall, colours.lit) +
        rect(thick * 0.8, -tall, thick * 0.2, tall, colours.shade) +
        rect(0, -tall * 0.86, thick, 4, gold) +
        rect(0, -tall * 0.2, thick, 4, gold);
      if (leaning && x + thick + tall * 0.24 < width) {
        drawn += `<g transform="translate(${short(x)} 0) rotate(11 ${short(thick)} 0)">${book}</g>`;
        x += thick + tall * 0.21;
      } else {
        drawn += `<g transform="translate(${short(x)} 0)">${book}</g>`;
        x += thick + 1.5;
      }
      if (!full && stage.random() > 0.86) x += between(stage, 30, 70);
      index += 1;
    }
    return drawn;
  };

/** A case of shelves filled with books; stands on 0, centred. */
export const bookcase =
  (width: number, height: number, shelves: number, full = true): Piece =>
  (stage) => {
    const wood = tone(stage, 'wood');
    const dark = tone(stage, 'walnut');
    const room = (height - 40) / shelves;
    let drawn =
      rect(-width / 2, -height, width, height, dark.mid) +
      rect(-width / 2 + 14, -height + 16, width - 28, height - 36, mix(dark.shade, stage.light.shadow[0], 0.45));
    for (let shelf = 0; shelf < shelves; shelf += 1) {
      const y = -24 - shelf * room;
      drawn +=
        `<g transform="translate(${short(-width / 2 + 16)} ${short(y)})">${shelfOfBooks(width - 32, room - 14, shelf * 3, full)(stage)}</g>` +
        rect(-width / 2 + 10, y, width - 20, 9, wood.lit) +
        rect(-width / 2 + 10, y + 9, width - 20, 5, dark.shade);
    }
    return (
      drawn +
      rect(-width / 2, -height, 12, height, wood.mid) +
      rect(-width / 2, -height, 5, height, wood.lit) +
      rect(width / 2 - 12, -height, 12, height, dark.shade) +
      rect(-width / 2 - 12, -height - 12, width + 24, 18, wood.mid) +
      rect(-width / 2 - 12, -height - 12, width + 24, 6, wood.lit) +
      rect(-width / 2 - 6, -12, width + 12, 12, dark.shade)
    );
  };

/** The wooden slate of the Qur'an school with its handle; 170 wide and 330 high, foot at 0. */
export const slate =
  (ruled = true): Piece =>
  (stage) => {
    const wood = tone(stage, 'wood');
    const board = tone(stage, 'cloth');
    const ink = tone(stage, 'walnut');
    let lines = '';
    if (ruled) for (let row = 0; row < 6; row += 1) lines += `M${-54} ${-218 + row * 34}h${row === 5 ? 58 : 108}`;
    return (
      path(
        'M-20 -330C-20 -344 20 -344 20 -330L26 -286C60 -282 84 -268 86 -244V-14Q86 0 72 0H-72Q-86 0 -86 -14V-244C-84 -268 -60 -282 -26 -286Z',
        wood.shade,
      ) +
      path(
        'M-20 -330C-20 -344 14 -344 14 -330L20 -286C54 -282 76 -268 78 -244V-16Q78 -4 66 -4H-72Q-86 -4 -86 -14V-244C-84 -268 -60 -282 -26 -286Z',
        wood.mid,
      ) +
      circle(-2, -318, 8, wood.shade) +
      path(
        'M-66 -240C-40 -256 40 -256 60 -240V-28Q60 -22 54 -22H-60Q-66 -22 -66 -28Z',
        mix(board.mid, wood.lit, 0.25),
      ) +
      path('M-66 -240C-52 -250 -30 -253 -14 -253L-40 -22H-60Q-66 -22 -66 -28Z', board.lit, 'opacity=".6"') +
      stroke(lines, ink.mid, 6, 'opacity=".5"')
    );
  };

/** An inkwell with a reed pen standing in it. */
export const inkwell = (): Piece => (stage) => {
  const clay = tone(stage, 'clay');
  const wood = tone(stage, 'wood');
  return (
    polygon(
      [
        [6, -46],
        [13, -44],
        [64, -150],
        [54, -154],
      ],
      wood.lit,
    ) +
    polygon(
      [
        [54, -154],
        [64, -150],
        [62, -162],
      ],
      wood.shade,
    ) +
    path('M-34 0C-44 -30 -28 -40 -18 -44H22C32 -40 46 -30 36 0Z', clay.shade) +
    path('M-34 0C-44 -30 -28 -40 -18 -44H2C-4 -30 -2 -14 0 0Z', clay.mid) +
    rect(-20, -54, 44, 12, clay.mid, 4) +
    ellipse(2, -53, 18, 4, mix(clay.shade, '#0A1528', 0.6))
  );
};

/** Loose written leaves, slightly fanned; 200 wide, lying. */
export const leaves =
  (count = 3): Piece =>
  (stage) => {
    const page = tone(stage, 'page');
    const ink = mix(page.mid, tone(stage, 'ink').mid, 0.45);
    let drawn = '';
    for (let index = 0; index < count; index += 1) {
      const dx = index * 16 - count * 8;
      const y = -index * 5;
      drawn += polygon(
        [
          [dx - 96, y],
          [dx + 92, y - 2],
          [dx + 66, y - 52],
          [dx - 70, y - 50],
        ],
        index === count - 1 ? page.lit : index % 2 === 0 ? page.shade : page.mid,
      );
      if (index === count - 1)
        drawn += stroke(
          [0, 1, 2, 3].map((row) => `M${dx - 72 + row * 5} ${y - 12 - row * 9}H${dx + 66 - row * 5}`).join(''),
          ink,
          2.4,
          'opacity=".6"',
        );
    }
    return drawn;
  };

/** A rolled sheet tied with a band; 180 wide. */
export const scroll =
  (band: Cover = 'clay'): Piece =>
  (stage) => {
    const page = tone(stage, 'cloth');
    const tie = tone(stage, band);
    return (
      rect(-90, -36, 180, 36, page.mid, 12) +
      rect(-90, -36, 180, 14, page.lit, 7) +
      rect(-86, -10, 172, 10, page.shade, 5) +
      ellipse(86, -18, 9, 18, page.shade) +
      ellipse(86, -18, 5, 11, page.lit) +
      ellipse(86, -18, 2, 5, page.shade) +
      rect(-14, -37, 16, 38, tie.mid) +
      rect(-14, -37, 16, 12, tie.lit)
    );
  };

/** One large closed book, standing upright with its cover to the viewer; 150 wide, 210 high. */
export const uprightBook =
  (binding: Cover): Piece =>
  (stage) => {
    const back = tone(stage, binding);
    const gold = tone(stage, 'gold');
    const page = tone(stage, 'page');
    return (
      rect(-66, -206, 146, 206, page.shade, 3) +
      rect(-75, -210, 148, 210, back.mid, 5) +
      rect(-75, -210, 20, 210, back.shade, 4) +
      `<rect x="-44" y="-196" width="104" height="182" fill="none" stroke="${gold.mid}" stroke-width="4" rx="3"/>` +
      path(starPath(8, -105, 40), gold.mid) +
      path(starPath(8, -105, 31), back.mid) +
      path(starHeart(8, -105, 24), gold.lit)
    );
  };

/** A board on two brackets with books on it; centred, its upper side at 0. */
export const wallShelf =
  (width: number, height: number, first = 0): Piece =>
  (stage) => {
    const wood = tone(stage, 'wood');
    return (
      `<g transform="translate(${short(-width / 2 + 20)} 0)">${shelfOfBooks(width - 40, height, first, false)(stage)}</g>` +
      path(`M${-width / 2 + 50} 14v34l30-34ZM${width / 2 - 50} 14v34l-30-34Z`, wood.shade) +
      rect(-width / 2, 0, width, 14, wood.lit) +
      rect(-width / 2, 10, width, 6, wood.shade)
    );
  };
