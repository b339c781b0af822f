import { starPath } from '../../../app/ui/motif/star.ts';
import { arcade, archPath } from '../pieces/arch.ts';
import { bookOnStand, bookStack, bookcase, freshPile, leaves } from '../pieces/books.ts';
import { minaret, mosque, town } from '../pieces/buildings.ts';
import { carpet, tabletop } from '../pieces/furniture.ts';
import { glassLamp, glow, hangingLamp, lantern } from '../pieces/lamps.ts';
import { hills, mountains, plain, road, twinHills } from '../pieces/land.ts';
import { lattice } from '../pieces/ornament.ts';
import { acacia, datePalm, farTrees, shrub } from '../pieces/plants.ts';
import { clouds, crescent, sky, stars, sun } from '../pieces/sky.ts';
import { gate, puddle } from '../pieces/yard.ts';
import { jar, well } from '../pieces/village.ts';
import type { Scenes } from '../scene.ts';
import { at, group, path, rect, tone, under, type Piece } from '../svg.ts';

/** A night sky over the whole banner, with a barely visible lattice. */
const night = (count = 110): Piece => group(sky(0.95), lattice(128, 0.05), stars(count, 420));

/** A piece on both sides of the middle, the second one mirrored: the title may be on either side. */
const twice = (dx: number, y: number, scale: number, piece: Piece): Piece =>
  group(at(960 - dx, y, scale, piece), at(960 + dx, y, -scale, piece));

const quarter = (y: number): Piece =>
  group(
    town(
      40,
      y,
      [
        [130, 70],
        [100, 52],
        [150, 84],
        [110, 60],
        [90, 50],
        [140, 76],
      ],
      true,
    ),
    town(
      1190,
      y,
      [
        [120, 72],
        [100, 56],
        [150, 86],
        [90, 50],
        [120, 62],
        [130, 74],
      ],
      true,
    ),
  );

/** Stars that rise from the pages in a widening column. */
const rising: Piece = (stage) =>
  [
    [0, 250, 22],
    [-90, 205, 13],
    [100, 190, 15],
    [-190, 140, 10],
    [-40, 130, 15],
    [200, 118, 11],
    [60, 70, 12],
    [-120, 60, 9],
    [300, 60, 9],
    [-310, 78, 9],
  ]
    .map(([dx, y, r]) => path(starPath(960 + (dx ?? 0), y ?? 0, r ?? 0), stage.light.glow, 'opacity=".9"'))
    .join('');

export const heroes: Scenes = {
  'hero-about': {
    sheet: 'hero',
    light: 'night',
    draw: [
      night(),
      hills({ y: 470, amp: 30, tone: 0, valley: 120, swell: 300 }),
      hills({ y: 520, amp: 24, tone: 1, valley: 60, swell: 260 }),
      at(960, 578, 1, glow(420, 0.8)),
      quarter(580),
      at(840, 582, 0.86, minaret(true)),
      at(1080, 582, 0.86, minaret(true)),
      at(960, 582, 0.95, mosque(true)),
      plain(578, undefined, 5),
      twice(820, 650, 1, datePalm(260, 20, false)),
    ],
  },
  'hero-departments': {
    sheet: 'hero',
    light: 'night',
    draw: [
      night(90),
      crescent(960, 96, 34),
      arcade({
        x: 60,
        y: 600,
        count: 9,
        span: 200,
        height: 290,
        head: 66,
        inside: [
          (stage) => rect(0, 0, 1920, 640, tone(stage, 'plaster').shade),
          ...Array.from({ length: 9 }, (_, index) => at(160 + index * 200, 330, 0.72, under('lamp', hangingLamp(40)))),
        ],
      }),
      plain(600, undefined, 4),
    ],
  },
  'hero-projects': {
    sheet: 'hero',
    light: 'night',
    draw: [
      night(),
      hills({ y: 450, amp: 40, tone: 0, valley: 90, swell: 320 }),
      hills({ y: 500, amp: 26, tone: 1, valley: 40, swell: 280 }),
      farTrees(200, 532, 1520, 14),
      plain(530, undefined, 6),
      at(960, 480, 1, glow(360, 0.8)),
      at(960, 600, 0.8, under('dusk', well())),
      under(
        'dusk',
        twice(330, 592, 0.86, datePalm(300, 20)),
        twice(470, 606, 1.05, datePalm(330, -16)),
        twice(760, 616, 0.95, acacia()),
      ),
      under('lamp', at(1120, 612, 0.6, lantern())),
      at(806, 612, 0.7, jar()),
    ],
  },
  'hero-news': {
    sheet: 'hero',
    light: 'sunset',
    draw: [
      sky(0.86),
      lattice(128, 0.05),
      stars(60, 260),
      sun(960, 520, 54, 0.8),
      clouds(
        [
          [520, 330, 460],
          [1430, 330, 460],
          [960, 220, 300],
        ],
        0.14,
      ),
      mountains({ y: 520, amp: 70, tone: 0, swell: 260, valley: 110 }),
      hills({ y: 550, amp: 22, tone: 1, valley: 60 }),
      hills({ y: 590, amp: 16, tone: 2, valley: 60 }),
      twice(760, 604, 1.15, acacia()),
      at(820, 566, 0.42, minaret()),
      town(850, 568, [
        [60, 34],
        [50, 28],
        [66, 40],
        [48, 30],
        [60, 34],
      ]),
    ],
  },
  'hero-articles': {
    sheet: 'hero',
    light: 'night',
    draw: [
      night(80),
      at(960, 420, 1, glow(480, 0.8)),
      rising,
      hills({ y: 520, amp: 22, tone: 0, valley: 100 }),
      hills({ y: 556, amp: 16, tone: 1, valley: 60 }),
      plain(580, undefined, 4),
      under('lamp', at(960, 636, 1, carpet(560, 60, 'clay')), at(960, 612, 1.15, bookOnStand('palm'))),
    ],
  },
  'hero-reports': {
    sheet: 'hero',
    light: 'night',
    draw: [
      (stage) => rect(0, 0, 1920, 640, tone(stage, 'plaster').shade),
      lattice(128, 0.09),
      ...[300, 960, 1620].map((x) =>
        at(
          x,
          500,
          1,
          (stage) =>
            path(archPath({ x: 0, y: 0, w: 420, h: 420 }), tone(stage, 'plaster').lit) +
            path(archPath({ x: 0, y: 0, w: 390, h: 404 }), stage.light.ridges[2]),
        ),
      ),
      at(300, 500, 1, bookcase(330, 270, 3)),
      at(1620, 500, 1, bookcase(330, 270, 3)),
      at(960, 500, 1, glow(380, 0.8)),
      under(
        'lamp',
        tabletop(500, 50),
        twice(150, 540, 1, bookStack(4, 1)),
        at(960, 544, 1.1, lantern()),
        twice(420, 546, 0.9, freshPile(5, 'navy')),
        twice(640, 548, 1, leaves(3)),
      ),
    ],
  },
  'hero-videos': {
    sheet: 'hero',
    light: 'night',
    draw: [
      sky(0.95),
      stars(100, 470),
      crescent(960, 210, 46),
      hills({ y: 480, amp: 30, tone: 0, valley: 40 }),
      hills({ y: 530, amp: 22, tone: 1 }),
      twice(330, 610, 0.9, datePalm(290, 16)),
      plain(580, undefined, 4),
      arcade({
        x: -290,
        y: 610,
        count: 5,
        span: 500,
        height: 480,
        head: 140,
        columns: true,
        inside: [
          sky(0.95),
          stars(90, 470),
          hills({ y: 480, amp: 34, tone: 0 }),
          hills({ y: 530, amp: 22, tone: 1 }),
          plain(580, undefined, 4),
          under('dusk', twice(590, 606, 0.8, datePalm(270, 16)), twice(430, 612, 0.62, datePalm(270, -16))),
          at(960, 600, 0.78, mosque(true)),
        ],
      }),
      ...[-500, 0, 500].map((dx) => at(960 + dx, 128, 0.72, under('lamp', glassLamp(90)))),
      plain(608, undefined, 3),
    ],
  },
  'hero-member': {
    sheet: 'hero',
    light: 'night',
    draw: [
      night(),
      hills({ y: 440, amp: 30, tone: 0, valley: 80 }),
      (stage) =>
        rect(0, 390, 1920, 250, tone(stage, 'plaster').shade) + rect(0, 380, 1920, 14, tone(stage, 'plaster').mid),
      lattice(64, 0.08, [0, 400, 1920, 128]),
      at(960, 560, 1, glow(460, 0.9)),
      at(960, 566, 0.94, gate(true)),
      plain(560, undefined, 4),
      road(960, 560, 960, 562, 0, '#6E6A6E'),
      twice(300, 610, 1, datePalm(300, 16)),
      twice(620, 620, 1.1, shrub()),
      under('lamp', twice(190, 600, 0.5, lantern())),
    ],
  },
  'hero-donate': {
    sheet: 'hero',
    light: 'night',
    draw: [
      night(),
      crescent(960, 150, 38),
      hills({ y: 450, amp: 30, tone: 0, valley: 90 }),
      hills({ y: 500, amp: 22, tone: 1, valley: 50 }),
      plain(520, undefined, 5),
      puddle(960, 572, 640),
      under(
        'dusk',
        twice(430, 560, 0.95, datePalm(310, 22)),
        twice(560, 574, 1.15, datePalm(300, -18)),
        twice(700, 596, 0.8, datePalm(280, 16)),
      ),
      twice(840, 606, 1.1, shrub()),
      under('lamp', at(880, 632, 0.8, jar()), at(1040, 632, 0.8, jar()), at(960, 634, 0.72, lantern())),
    ],
  },
  'hero-contact': {
    sheet: 'hero',
    light: 'dusk',
    draw: [
      sky(0.9),
      lattice(128, 0.05),
      stars(70, 300),
      at(960, 520, 1.25, twinHills(0)),
      hills({ y: 520, amp: 20, tone: 1, valley: 50, swell: 320 }),
      town(
        300,
        574,
        [
          [90, 50],
          [70, 40],
          [100, 58],
          [80, 46],
          [110, 60],
          [80, 44],
          [90, 54],
          [100, 48],
          [80, 58],
          [110, 50],
          [70, 40],
          [96, 60],
          [84, 46],
          [100, 54],
          [80, 42],
        ],
        true,
      ),
      at(760, 576, 0.56, minaret(true)),
      at(1160, 576, 0.56, minaret(true)),
      plain(572, undefined, 4),
      twice(780, 626, 1.2, acacia()),
      twice(560, 636, 0.9, shrub()),
    ],
  },
};
