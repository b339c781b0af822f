import type { Piece } from '../svg.ts';
import { hills } from './land.ts';
import { farTrees } from './plants.ts';

/** Three ridges of hills, one before the other, from a height downwards. */
export const farHills = (y: number): readonly Piece[] => [
  hills({ y, amp: 46, tone: 0, swell: 330 }),
  hills({ y: y + 62, amp: 34, tone: 1, swell: 260 }),
  farTrees(200, y + 100, 1100, 9),
  hills({ y: y + 122, amp: 22, tone: 2, swell: 300 }),
];
