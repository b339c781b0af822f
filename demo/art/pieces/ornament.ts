import { crossPath, starHeart, starLattice, starPath, starSquares, type Point } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import { circle, path, rect, stroke, tone, type Piece } from '../svg.ts';
import { archPath } from './arch.ts';

/** The faint lattice over the whole sheet or a part of it. */
export const lattice =
  (cell: number, opacity = 0.07, box?: readonly [x: number, y: number, w: number, h: number]): Piece =>
  (stage) => {
    const [x, y, w, h] = box ?? [0, 0, stage.width, stage.height];
    const columns = Math.ceil(w / cell);
    const rows = Math.ceil(h / cell);
    return stroke(
      starLattice({ cell, columns, rows, x: x + (w - columns * cell) / 2, y: y + (h - rows * cell) / 2, hearts: true }),
      '#F3E3B8',
      2.2,
      `opacity="${opacity}"`,
    );
  };

/** A wall of star and cross tiles in the site's colours. */
export const tiles =
  (cell: number, field: 'navy' | 'palm' | 'clay' = 'navy', rowsFrom = 0): Piece =>
  (stage) => {
    const base = tone(stage, field);
    const other = tone(stage, field === 'palm' ? 'navy' : 'palm');
    const gold = tone(stage, 'gold');
    const page = tone(stage, 'page');
    const columns = Math.ceil(stage.width / cell) + 1;
    const rows = Math.ceil((stage.height - rowsFrom) / cell) + 1;
    const x0 = (stage.width - columns * cell) / 2;
    let drawn = rect(0, rowsFrom, stage.width, stage.height - rowsFrom, page.shade);
    for (let row = -1; row < rows; row += 1) {
      for (let column = -1; column < columns; column += 1) {
        const cx = x0 + (column + 0.5) * cell;
        const cy = rowsFrom + (row + 0.5) * cell;
        const tones = (row + column + 2) % 2 === 0 ? base : other;
        const faces = [tones.mid, tones.lit, tones.mid, mix(tones.mid, tones.shade, 0.35)];
        const face = faces[Math.floor(stage.random() * faces.length)] ?? tones.mid;
        drawn += path(
          crossPath(cx + cell / 2, cy + cell / 2, cell * 0.955),
          (row * 3 + column + 8) % 4 === 0 ? page.lit : page.mid,
        );
        drawn +=
          path(starPath(cx, cy, cell * 0.475), face) +
          path(starPath(cx, cy, cell * 0.3), gold.mid) +
          path(starPath(cx, cy, cell * 0.255), face) +
          path(starHeart(cx, cy, cell * 0.15), gold.lit);
      }
    }
    return drawn;
  };

/** One large star of several rings. */
export const rosette =
  (r: number): Piece =>
  (stage) => {
    const gold = tone(stage, 'gold');
    const navy = tone(stage, 'navy');
    const palm = tone(stage, 'palm');
    const page = tone(stage, 'page');
    let petals = '';
    for (let index = 0; index < 8; index += 1) {
      const angle = (index * Math.PI) / 4;
      const centre: Point = [Math.sin(angle) * r * 0.74, -Math.cos(angle) * r * 0.74];
      petals +=
        path(starPath(centre[0], centre[1], r * 0.15), gold.mid) +
        path(starHeart(centre[0], centre[1], r * 0.1), page.lit);
    }
    return (
      path(starPath(0, 0, r), navy.mid) +
      stroke(starPath(0, 0, r * 0.965), gold.mid, r * 0.012) +
      petals +
      path(starPath(0, 0, r * 0.62), page.mid) +
      path(starPath(0, 0, r * 0.57), palm.mid) +
      stroke(starSquares(0, 0, r * 0.5), gold.lit, r * 0.018) +
      path(starHeart(0, 0, r * 0.36), navy.shade) +
      path(starPath(0, 0, r * 0.24), gold.lit) +
      path(starHeart(0, 0, r * 0.15), navy.mid)
    );
  };

/** Stars joined by thin lines in sequence. */
export const chainOfStars =
  (points: readonly Point[], r = 13): Piece =>
  (stage) => {
    const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    return (
      stroke(d, stage.light.glow, 2.4, 'opacity=".55"') +
      points
        .map(
          ([x, y], index) =>
            circle(x, y, r * 2.2, stage.light.glow, 0.1) +
            path(starPath(x, y, index === points.length - 1 ? r * 1.8 : r), stage.light.glow),
        )
        .join('')
    );
  };

/** Sunlight on a wall, fallen through an arched window with star bars somewhere outside the picture. */
export const sunOnWall =
  (x: number, y: number, width: number, height: number, opacity = 0.5): Piece =>
  (stage) => {
    const id = stage.id();
    const outlineOf = archPath({ x: 0, y: 0, w: width, h: height });
    const cell = width / 4;
    return (
      `<g transform="translate(${x} ${y}) skewX(-24) skewY(9)" opacity="${opacity}"><clipPath id="${id}"><path d="${outlineOf}"/></clipPath>` +
      `<g clip-path="url(#${id})">${path(outlineOf, stage.light.glow)}${stroke(starLattice({ cell, columns: 4, rows: Math.ceil(height / cell), x: -width / 2, y: -height }), tone(stage, 'plaster').mid, width * 0.035)}</g></g>`
    );
  };

/** Tiles along the foot of a wall: light stars on the wall's own colour, in rows from y down. */
export const dado =
  (y: number, cell: number): Piece =>
  (stage) => {
    const page = tone(stage, 'page');
    const columns = Math.ceil(stage.width / cell);
    const rows = Math.ceil((stage.height - y) / cell);
    const field = { cell, columns, rows, x: (stage.width - columns * cell) / 2, y };
    let hearts = '';
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        hearts += starHeart(field.x + (column + 0.5) * cell, y + (row + 0.5) * cell, cell * 0.24);
    return path(starLattice(field), page.mid) + path(hearts, tone(stage, 'gold').mid);
  };
