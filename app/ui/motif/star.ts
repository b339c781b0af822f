/**
 * The one eight-fold star of the house, drawn from two squares of which one is turned by 45 degrees.
 * Everything else grows from it: the points where the squares cut each other give the star's outline,
 * stars set tip to tip leave crosses between them, and stars and crosses together are the lattice.
 * All functions return SVG path data with one decimal and know nothing of a document.
 */

export type Point = readonly [x: number, y: number];

/** Where the sides of the two squares meet, as a share of the star's radius: cos 45° / cos 22.5°. */
const INNER = Math.SQRT1_2 / Math.cos(Math.PI / 8);

/** A coordinate as short as one decimal allows ("12.5", "3", "-.5"). */
export function short(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  if (text === '-0') return '0';
  return text.replace(/^(-?)0\./, '$1.');
}

/** A point at a distance and an angle (in eighths of a turn, from the top, clockwise). */
function polar(cx: number, cy: number, radius: number, eighths: number): Point {
  const angle = (eighths * Math.PI) / 4;
  return [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
}

/** A closed outline through the points. */
export function outline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('') + 'Z';
}

/** The sixteen corners of the star, tip and notch in turn, beginning at the top. */
export function starPoints(cx: number, cy: number, r: number): Point[] {
  return Array.from({ length: 16 }, (_, index) => polar(cx, cy, index % 2 === 0 ? r : r * INNER, index / 2));
}

/** The star's outline: the union of the two squares. */
export function starPath(cx: number, cy: number, r: number): string {
  return outline(starPoints(cx, cy, r));
}

/** The two squares themselves, whole, so that their crossing lines show. */
export function starSquares(cx: number, cy: number, r: number): string {
  const square = (turn: number) => outline([0, 2, 4, 6].map((corner) => polar(cx, cy, r, corner + turn)));
  return square(0) + square(1);
}

/** The octagon both squares share: the heart of the star. */
export function starHeart(cx: number, cy: number, r: number): string {
  return outline(Array.from({ length: 8 }, (_, index) => polar(cx, cy, r * INNER, index + 0.5)));
}

/** The cross four neighbouring stars leave free; its centre is the corner where their cells meet. */
export function crossPath(cx: number, cy: number, cell: number): string {
  const half = cell / 2;
  const adjacentStars: readonly (readonly [dx: number, dy: number, first: number])[] = [
    [half, -half, 8],
    [half, half, 12],
    [-half, half, 0],
    [-half, -half, 4],
  ];
  // Each neighbour gives the five corners of the quarter that faces the cross.
  const points = adjacentStars.flatMap(([dx, dy, first]) => {
    const star = starPoints(cx + dx, cy + dy, half);
    return [...star, ...star].slice(first, first + 5).reverse();
  });
  return outline(points);
}

export interface Lattice {
  /** Side of one cell; a star fills its cell from side to side. */
  cell: number;
  columns: number;
  rows: number;
  /** Top left corner, 0 0 unless told. */
  x?: number;
  y?: number;
  /** Also draw the heart of each star, which makes the lattice denser. */
  hearts?: boolean;
}

/** Stars tip to tip over a field of cells. One column and one row make the tile of an SVG pattern. */
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
