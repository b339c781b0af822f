import { short, starHeart, starLattice, starPath } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import type { Material } from '../light.ts';
import { group, path, rect, stroke, tone, within, type Piece } from '../svg.ts';

/** An opening: middle of its foot, width, height to the crown, and how pointed it is (0.5 is round). */
interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
  point?: number;
}

/** The outline of a pointed arch. */
export function archPath({ x, y, w, h, point = 0.68 }: Opening): string {
  const radius = w * point;
  const rise = Math.sqrt(radius ** 2 - (radius - w / 2) ** 2);
  const spring = y - h + rise;
  const r = short(radius);
  return `M${short(x - w / 2)} ${short(y)}V${short(spring)}A${r} ${r} 0 0 1 ${short(x)} ${short(y - h)}A${r} ${r} 0 0 1 ${short(x + w / 2)} ${short(spring)}V${short(y)}Z`;
}

/** Only the curve over the opening, without its foot: for mouldings. */
function archLine(opening: Opening): string {
  return archPath(opening).slice(0, -1);
}

const grown = ({ x, y, w, h, point }: Opening, by: number): Opening => ({
  x,
  y,
  w: w + by * 2,
  h: h + by * 1.06,
  ...(point === undefined ? {} : { point }),
});

interface ArchWall {
  openings: readonly Opening[];
  /** The view through the opening, in the coordinates of the sheet. */
  inside: readonly Piece[];
  material?: Material;
  /** Thickness of the wall as seen at the jambs. */
  depth?: number;
  /** Height of a band of stars along the upper edge. */
  frieze?: number;
  /** Part of the sheet the wall covers: its upper and lower edge. */
  top?: number;
  bottom?: number;
  /** Stars in the corners above the arch. */
  spandrels?: boolean;
}

/** A wall across the sheet with one or more arches to look through. */
export const archWall =
  ({
    openings,
    inside,
    material = 'plaster',
    depth = 34,
    frieze = 0,
    top = 0,
    bottom,
    spandrels = false,
  }: ArchWall): Piece =>
  (stage) => {
    const wall = tone(stage, material);
    const gold = tone(stage, 'gold');
    const low = bottom ?? stage.height;
    const face = `M-5 ${top}H${stage.width + 5}V${low}H-5Z`;
    const holes = openings.map(archPath).join('');
    const view = openings
      .map((opening) => archPath({ ...opening, w: opening.w - depth * 2, h: opening.h - depth * 1.06 }))
      .join('');
    const lit = mix(wall.lit, '#FFFFFF', 0.12);
    let jambs = '';
    for (const opening of openings) {
      jambs += path(archPath(opening), wall.shade);
      // The jamb that faces the light.
      jambs += within(archPath(opening), () =>
        rect(opening.x, opening.y - opening.h, opening.w, opening.h + 5, mix(wall.shade, wall.lit, 0.62)),
      )(stage);
    }
    let trim = '';
    for (const opening of openings) {
      trim += stroke(archLine(opening), lit, 5);
      trim += stroke(archLine(grown(opening, depth * 0.55 + 12)), gold.mid, 3, 'opacity=".75"');
      trim += stroke(archLine(grown(opening, depth * 0.55 + 26)), wall.shade, 2, 'opacity=".35"');
      if (spandrels) {
        for (const side of [-1, 1]) {
          const cx = opening.x + side * opening.w * 0.5;
          const cy = opening.y - opening.h + opening.w * 0.05;
          const r = Math.min(opening.w * 0.085, 62);
          trim +=
            path(starPath(cx, cy, r), wall.shade, 'opacity=".22"') +
            stroke(starPath(cx, cy, r * 0.8), gold.mid, 2.5, 'opacity=".8"') +
            path(starPath(cx, cy, r * 0.4), gold.mid, 'opacity=".85"') +
            path(starHeart(cx, cy, r * 0.24), wall.lit);
        }
      }
    }
    let band = '';
    if (frieze > 0) {
      const columns = Math.ceil(stage.width / frieze);
      const offset = (stage.width - columns * frieze) / 2;
      band =
        rect(-5, top, stage.width + 10, frieze, mix(wall.mid, wall.shade, 0.34)) +
        path(starLattice({ cell: frieze, columns, rows: 1, x: offset, y: top }), wall.lit, 'opacity=".75"') +
        path(
          Array.from({ length: columns }, (_, index) =>
            starHeart(offset + (index + 0.5) * frieze, top + frieze / 2, frieze * 0.24),
          ).join(''),
          gold.mid,
        ) +
        rect(-5, top + frieze, stage.width + 10, 5, wall.shade);
    }
    return jambs + within(view, ...inside)(stage) + path(face + holes, wall.mid, 'fill-rule="evenodd"') + trim + band;
  };

interface Arcade {
  x: number;
  y: number;
  count: number;
  span: number;
  height: number;
  /** Free wall above the arches. */
  head?: number;
  material?: Material;
  /** The filling of the openings: a dark colour or a view. */
  dark?: string;
  inside?: readonly Piece[];
  columns?: boolean;
}

/** A row of arches on columns, seen from the front; stands on y. */
export const arcade =
  ({ x, y, count, span, height, head = 60, material = 'plaster', dark, inside, columns = true }: Arcade): Piece =>
  (stage) => {
    const wall = tone(stage, material);
    const stone = tone(stage, 'stone');
    const gold = tone(stage, 'gold');
    const width = span * count;
    const w = span * 0.76;
    const list = Array.from({ length: count }, (_, index): Opening => ({
      x: x + span * (index + 0.5),
      y,
      w,
      h: height,
    }));
    const holes = list.map(archPath).join('');
    const top = y - height - head;
    const depth = span * 0.07;
    let drawn = list.map((opening) => path(archPath(opening), wall.shade)).join('');
    const view = list
      .map((opening) => archPath({ ...opening, x: opening.x - depth / 2, w: w - depth, h: height - depth * 0.7 }))
      .join('');
    drawn +=
      inside === undefined
        ? path(view, dark ?? mix(wall.shade, stage.light.shadow[0], 0.6))
        : within(view, ...inside)(stage);
    drawn += path(`M${x} ${top}h${width}V${y}H${x}Z${holes}`, wall.mid, 'fill-rule="evenodd"');
    drawn += list
      .map((opening) => stroke(archLine(grown(opening, span * 0.045)), wall.lit, Math.max(2, span * 0.02)))
      .join('');
    if (columns) {
      const half = span * 0.085;
      for (let index = 0; index <= count; index += 1) {
        const cx = x + span * index;
        drawn +=
          rect(cx - half, y - height * 0.6, half * 2, height * 0.6, stone.mid) +
          rect(cx - half, y - height * 0.6, half * 0.8, height * 0.6, stone.lit);
        drawn +=
          rect(cx - half * 1.35, y - height * 0.62, half * 2.7, height * 0.045, stone.lit) +
          rect(cx - half * 1.35, y - height * 0.045, half * 2.7, height * 0.045, stone.shade);
      }
    }
    return (
      drawn +
      rect(x - span * 0.12, top - span * 0.08, width + span * 0.24, span * 0.1, wall.lit) +
      rect(x - span * 0.12, top + span * 0.02, width + span * 0.24, span * 0.035, wall.shade) +
      rect(x, top + head * 0.42, width, Math.max(1.5, span * 0.014), gold.mid)
    );
  };

/** A niche in a wall with a lit sill, and things standing in it (drawn from the sill's middle). */
export const niche =
  (opening: Opening, contents: readonly Piece[], material: Material = 'plaster'): Piece =>
  (stage) => {
    const wall = tone(stage, material);
    const gold = tone(stage, 'gold');
    const back = mix(wall.shade, stage.light.shadow[0], 0.45);
    const inner = {
      ...opening,
      x: opening.x - opening.w * 0.035,
      w: opening.w * 0.93,
      h: opening.h - opening.w * 0.05,
    };
    return (
      path(archPath(opening), mix(wall.mid, wall.lit, 0.6)) +
      path(archPath(inner), back) +
      stroke(archLine(grown(opening, 12)), gold.mid, 4) +
      stroke(archLine(grown(opening, 26)), wall.shade, 2, 'opacity=".5"') +
      `<g transform="translate(${opening.x} ${opening.y})">${group(...contents)(stage)}</g>` +
      rect(opening.x - opening.w / 2 - 30, opening.y, opening.w + 60, 20, wall.lit, 3) +
      rect(opening.x - opening.w / 2 - 30, opening.y + 18, opening.w + 60, 9, wall.shade)
    );
  };

/** Arches one behind the other towards a bright end: a passage seen along its axis. */
export const passage =
  (opening: Opening, count: number, shrink: number, end: readonly Piece[], material: Material = 'plaster'): Piece =>
  (stage) => {
    const wall = tone(stage, material);
    const stone = tone(stage, 'stone');
    const gold = tone(stage, 'gold');
    const centre = opening.y - opening.h * 0.34;
    let drawn = '';
    let current = opening;
    for (let index = 0; index < count; index += 1) {
      const share = (index + 1) / count;
      const next = {
        ...current,
        w: current.w * shrink,
        h: current.h * shrink,
        y: centre + (current.y - centre) * shrink,
      };
      const pier = { ...current, w: current.w * 0.945, h: current.h * 0.968 };
      // The reveal of this arch: in shade on the left, lit on the right.
      drawn +=
        path(archPath(current), mix(wall.shade, wall.mid, 0.2 * share)) +
        within(archPath(current), () =>
          rect(current.x, current.y - current.h, current.w, current.h + 5, mix(wall.mid, wall.lit, share)),
        )(stage);
      // The bay behind it: its vault, then its floor with a runner of light.
      drawn +=
        path(archPath(pier), mix(wall.mid, wall.shade, 0.5 - 0.38 * share)) +
        stroke(archLine(grown(current, current.w * 0.012)), gold.mid, Math.max(1.5, current.w * 0.003), 'opacity=".7"');
      const quad = (half: number, far: number, colour: string) =>
        path(
          `M${short(current.x - half)} ${short(current.y)}L${short(next.x - far)} ${short(next.y)}H${short(next.x + far)}L${short(current.x + half)} ${short(current.y)}Z`,
          colour,
        );
      drawn +=
        quad(pier.w / 2, next.w / 2, mix(stone.mid, stone.shade, index % 2 === 0 ? 0.18 : 0.34)) +
        quad(pier.w * 0.2, next.w * 0.2, mix(stone.lit, stone.mid, index % 2 === 0 ? 0.1 : 0.4));
      current = next;
    }
    return (
      drawn +
      path(archPath(current), wall.lit) +
      within(archPath({ ...current, w: current.w * 0.92, h: current.h * 0.95 }), ...end)(stage)
    );
  };
