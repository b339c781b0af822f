/**
 * The site's eight-pointed star, drawn from two squares, one of them turned by 45 degrees. All other shapes derive from
 * it: the intersections of the squares give the star's outline, stars placed tip to tip leave crosses between them, and
 * stars and crosses together are the lattice. All functions return SVG path data with one decimal and do not use the
 * DOM.
 */

export type Point = readonly [x: number, y: number];

/** The radius of the intersections of the two squares, relative to the star's radius: cos 45° / cos 22.5°. */
const INNER = Math.SQRT1_2 / Math.cos(Math.PI / 8);

/** Formats a coordinate as short as possible with one decimal ("12.5", "3", "-.5"). */
export function short(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  if (text === '-0') return '0';
  return text.replace(/^(-?)0\./, '$1.');
}

/** Returns the point at a distance and an angle (in eighths of a turn, from the top, clockwise). */
function polar(cx: number, cy: number, radius: number, eighths: number): Point {
  const angle = (eighths * Math.PI) / 4;
  return [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
}

/** Returns a closed outline through the points. */
export function closedPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('') + 'Z';
}

/** Returns the sixteen corners of the star, alternating tip and notch, beginning at the top. */
export function starPoints(cx: number, cy: number, r: number): Point[] {
  return Array.from({ length: 16 }, (_, index) => polar(cx, cy, index % 2 === 0 ? r : r * INNER, index / 2));
}

/** Returns the star's outline: the union of the two squares. */
export function starPath(cx: number, cy: number, r: number): string {
  return closedPath(starPoints(cx, cy, r));
}

/** Returns the two whole squares, including the lines within the star. */
export function starSquares(cx: number, cy: number, r: number): string {
  const square = (turn: number) => closedPath([0, 2, 4, 6].map((corner) => polar(cx, cy, r, corner + turn)));
  return square(0) + square(1);
}

/** Returns the octagon that both squares share, in the middle of the star. */
export function starHeart(cx: number, cy: number, r: number): string {
  return closedPath(Array.from({ length: 8 }, (_, index) => polar(cx, cy, r * INNER, index + 0.5)));
}

/** Returns the cross between four adjacent stars; its centre is the corner where their cells meet. */
export function crossPath(cx: number, cy: number, cell: number): string {
  const half = cell / 2;
  const adjacentStars: readonly (readonly [dx: number, dy: number, first: number])[] = [
    [half, -half, 8],
    [half, half, 12],
    [-half, half, 0],
    [-half, -half, 4],
  ];
  // Each adjacent star gives the five corners of the quarter that faces the cross.
  const points = adjacentStars.flatMap(([dx, dy, first]) => {
    const star = starPoints(cx + dx, cy + dy, half);
    return [...star, ...star].slice(first, first + 5).reverse();
  });
  return closedPath(points);
}

export interface Lattice {
  /** Side of a cell; a star is as wide as its cell. */
  cell: number;
  columns: number;
  rows: number;
  /** Top left corner, by default 0 0. */
  x?: number;
  y?: number;
  /** Also draw the inner octagon of each star, which makes the lattice denser. */
  hearts?: boolean;
}

/** Returns a grid of stars, tip to tip. One column and one row make the tile of an SVG pattern. */
export function starLattice({ cell, columns, rows, x = 0, y = 0, hearts = false }: Lattice): string {
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cx = x + (column + 0.5) * cell;
      const cy = y + (row + 0.5) * cell;
      path += starPath(cx, cy, cell / 2);
      if (hearts) path += starHeart(cx, cy, cell / 4);
    }
  }
  return path;
}
