import type { FieldProblems } from '../errors.ts';
import { number, readNumber } from '../fields/number.ts';

/**
 * The point of a picture that every crop keeps: whole percentages of the width, from the left also in Arabic, and of
 * the height, from the top.
 */
export type FocalPoint = { x: number; y: number };

/** The point of a picture for which nobody has set one. */
export const middle: FocalPoint = { x: 50, y: 50 };

/** Returns whether a point is the middle, which crops keep by default. */
export const isMiddle = ({ x, y }: FocalPoint): boolean => x === middle.x && y === middle.y;

/** The names of its halves in a form. */
export const pointKeys = { x: 'focus.x', y: 'focus.y' } as const;

const percent = number({ min: 0, max: 100, required: true });

/** Returns the point that a form gives, if it gives one, or its problems: a form gives both halves or none. */
export function readFocalPoint(
  given: Readonly<Record<string, string | undefined>>,
): { point: FocalPoint | undefined } | { problems: FieldProblems } {
  if (given[pointKeys.x] === undefined && given[pointKeys.y] === undefined) return { point: undefined };
  const problems: FieldProblems = {};
  const point = { ...middle };
  for (const half of ['x', 'y'] as const) {
    const read = readNumber(percent, given[pointKeys[half]] ?? '');
    if ('problem' in read) problems[pointKeys[half]] = read.problem;
    else if (read.value === null) problems[pointKeys[half]] = { key: 'required' };
    else point[half] = Number(read.value);
  }
  return Object.keys(problems).length > 0 ? { problems } : { point };
}

/** The styles have a class for each of these steps, in percent (decision 038). */
const step = 5;

/**
 * Returns the classes by which a cropped picture keeps its point, to the nearest step; undefined for the middle, which
 * is what browsers keep.
 */
export function cropClasses({ x, y }: FocalPoint): string | undefined {
  const [atX, atY] = [x, y].map((percentage) => Math.round(percentage / step) * step);
  const classes = [atX === middle.x ? '' : `x-${atX}`, atY === middle.y ? '' : `y-${atY}`].filter(Boolean);
  return classes.length === 0 ? undefined : ['crop', ...classes].join(' ');
}
