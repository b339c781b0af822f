import { archWall } from '../pieces/arch.ts';
import { bookOnStand } from '../pieces/books.ts';
import { minaret, mosque, town } from '../pieces/buildings.ts';
import { carpet, tabletop } from '../pieces/furniture.ts';
import { glow, hangingLamp } from '../pieces/lamps.ts';
import { hills, plain } from '../pieces/land.ts';
import { lattice } from '../pieces/ornament.ts';
import { crescent, sky, stars } from '../pieces/sky.ts';
import type { Scene } from '../scene.ts';
import { at, under } from '../svg.ts';

/** The picture of shared links to pages without their own. */
export const share: Scene = {
  sheet: 'share',
  light: 'night',
  draw: [
    archWall({
      openings: [{ x: 600, y: 560, w: 640, h: 510 }],
      depth: 26,
      inside: [
        sky(0.9),
        stars(70, 420),
        crescent(690, 190, 34),
        hills({ y: 440, amp: 26, tone: 0 }),
        hills({ y: 480, amp: 18, tone: 1 }),
        at(420, 540, 0.6, minaret(true)),
        town(
          640,
          542,
          [
            [90, 60],
            [80, 46],
            [100, 64],
          ],
          true,
        ),
        at(520, 542, 0.4, mosque(true)),
        plain(540, undefined, 3),
      ],
    }),
    lattice(96, 0.06),
    at(600, 400, 1, glow(380, 0.8)),
    at(330, -10, 0.9, under('lamp', hangingLamp(110))),
    at(870, -10, 0.9, under('lamp', hangingLamp(110))),
    under('lamp', tabletop(540, 44), at(600, 582, 1, carpet(520, 34, 'clay')), at(600, 572, 1.15, bookOnStand('palm'))),
  ],
};
