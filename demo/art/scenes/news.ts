import { starPath } from '../../../app/ui/motif/star.ts';
import { archWall, niche } from '../pieces/arch.ts';
import { bookOnStand, bookStack, bookcase, freshPile, inkwell, openBook, slate, uprightBook } from '../pieces/books.ts';
import { aqal, minaret, mosque, tent, town } from '../pieces/buildings.ts';
import { bench, blankets, carpet, cushion, dates, floor, lightPatch, tabletop, teaTray } from '../pieces/furniture.ts';
import { glassLamp, glow, hangingLamp, lantern } from '../pieces/lamps.ts';
import { farHills } from '../pieces/views.ts';
import { hills, mesas, mountains, pebbles, plain, road, sea, shadow } from '../pieces/land.ts';
import { lattice } from '../pieces/ornament.ts';
import { acacia, aloe, datePalm, farTrees, pottedPlant, sapling, shrub } from '../pieces/plants.ts';
import { clouds, crescent, rainVeil, sky, stars, stormClouds, sun } from '../pieces/sky.ts';
import {
  basket,
  boat,
  bucket,
  dhow,
  eaves,
  jar,
  jerrycan,
  pennants,
  reflection,
  stall,
  tank,
  waterTruck,
  well,
} from '../pieces/village.ts';
import type { Scenes } from '../scene.ts';
import { at, group, path, rect, tone, under, type Piece } from '../svg.ts';

/** Ten eight-fold stars in an arc: one for each of the ten who completed the Qur'an. */
const tenStars: Piece = (stage) =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = ((index - 4.5) * 15.5 * Math.PI) / 180;
    return path(
      starPath(720 + Math.sin(angle) * 520, 690 - Math.cos(angle) * 520, index === 4 || index === 5 ? 30 : 24),
      stage.light.glow,
    );
  }).join('');

/** A wall behind a lamp-lit still life: deep blue with the lattice just visible. */
const nightWall = (cell: number): Piece =>
  group((stage) => rect(0, 0, stage.width, stage.height, tone(stage, 'plaster').shade), lattice(cell, 0.1));

/** Floor cushions in a half circle before the low table: x, y, scale and colour. */
const cushionRing = [
  [330, 722, 0.66, 'clay'],
  [1110, 722, 0.66, 'clay'],
  [270, 782, 0.78, 'gold'],
  [1170, 782, 0.78, 'gold'],
  [340, 846, 0.92, 'palm'],
  [1100, 846, 0.92, 'palm'],
  [540, 884, 1, 'clay'],
  [900, 884, 1, 'clay'],
] as const;

export const news: Scenes = {
  'news-term-opens': {
    sheet: 'content',
    light: 'morning',
    draw: [
      archWall({
        openings: [{ x: 720, y: 740, w: 900, h: 670 }],
        depth: 40,
        spandrels: true,
        inside: [
          sky(0.6),
          sun(930, 300, 44),
          clouds(
            [
              [520, 250, 240],
              [1010, 190, 180],
            ],
            0.7,
          ),
          ...farHills(470),
          plain(640),
          at(470, 690, 0.72, acacia()),
          at(965, 664, 0.4, acacia()),
          pebbles(650, 30),
        ],
      }),
      floor(740, 720, 380),
      lightPatch(440, 742, 420, 150, -60, 0.35),
      at(720, 850, 1.5, bench(560)),
      at(650, 694, 0.92, openBook('palm')),
      at(872, 690, 0.8, inkwell()),
      at(990, 696, 0.62, bookStack(3, 2)),
    ],
  },
  'news-ramadan-evenings': {
    sheet: 'content',
    light: 'night',
    draw: [
      archWall({
        openings: [{ x: 720, y: 790, w: 1120, h: 730, point: 0.62 }],
        depth: 36,
        spandrels: true,
        inside: [
          sky(0.85),
          stars(90, 520),
          crescent(880, 250, 54),
          hills({ y: 600, amp: 40, tone: 0 }),
          hills({ y: 650, amp: 30, tone: 1, swell: 320 }),
          at(500, 700, 0.92, minaret(true)),
          at(660, 704, 0.72, mosque(true)),
          town(
            180,
            714,
            [
              [120, 84],
              [90, 66],
              [110, 74],
            ],
            true,
          ),
          town(
            770,
            714,
            [
              [110, 70],
              [130, 92],
              [100, 66],
              [120, 80],
              [110, 60],
            ],
            true,
          ),
          plain(706, undefined, 5),
        ],
      }),
      at(470, -10, 1, under('lamp', hangingLamp(250))),
      at(720, -10, 1.25, under('lamp', hangingLamp(170))),
      at(1010, -10, 1, under('lamp', hangingLamp(330))),
      tabletop(790, 40, 'plaster'),
      under('lamp', at(500, 816, 1, dates()), at(860, 822, 1, teaTray())),
    ],
  },
  'news-ten-huffaz': {
    sheet: 'content',
    light: 'night',
    draw: [
      sky(0.9),
      lattice(120, 0.07),
      stars(70, 620),
      at(720, 560, 1, glow(560, 0.7)),
      tenStars,
      hills({ y: 720, amp: 26, tone: 0, valley: 60 }),
      hills({ y: 760, amp: 20, tone: 1, valley: 60 }),
      plain(790, undefined, 5),
      under('lamp', at(720, 880, 1.5, carpet(620, 80, 'clay')), at(720, 838, 1.55, bookOnStand('palm'))),
    ],
  },
  'news-village-well': {
    sheet: 'content',
    light: 'dawn',
    draw: [
      sky(0.62),
      sun(1010, 520, 58),
      clouds(
        [
          [380, 190, 320],
          [1120, 260, 260],
          [760, 130, 180],
        ],
        0.45,
      ),
      mesas({ y: 560, amp: 90, tone: 0 }),
      hills({ y: 580, amp: 26, tone: 1 }),
      farTrees(80, 592, 600, 9),
      hills({ y: 626, amp: 18, tone: '#8E8478', swell: 420 }),
      plain(640),
      at(1010, 664, 0.62, aqal()),
      at(1130, 672, 0.72, aqal()),
      at(1250, 742, 1.5, acacia()),
      at(1270, 744, 1, shadow(360)),
      pebbles(660, 60),
      at(470, 800, 1.2, well()),
      at(720, 818, 0.95, jerrycan()),
      at(784, 830, 0.95, jerrycan()),
      at(240, 826, 1.1, jar()),
      at(110, 858, 1.1, aloe()),
      at(1380, 868, 1.1, shrub()),
    ],
  },
  'news-library-opens': {
    sheet: 'content',
    light: 'room',
    draw: [
      archWall({
        openings: [{ x: 720, y: 770, w: 860, h: 700 }],
        depth: 44,
        frieze: 64,
        spandrels: false,
        inside: [
          (stage) => rect(0, 0, 1440, 900, tone(stage, 'plaster').shade),
          at(500, 730, 1.1, bookcase(360, 480, 5)),
          at(940, 730, 1.1, bookcase(360, 480, 5)),
          floor(728, 720, 420, 'wood'),
          at(720, 100, 1, glassLamp(180)),
          at(720, 790, 1.1, bench(440, 90)),
          at(640, 662, 0.6, openBook('clay', false)),
          at(830, 664, 0.8, bookStack(2, 4)),
        ],
      }),
      floor(770, 720, 420),
      at(190, 850, 1.6, pottedPlant()),
      at(1250, 850, 1.6, pottedPlant()),
    ],
  },
  'news-water-trucking': {
    sheet: 'content',
    light: 'rain',
    draw: [
      sky(0.6),
      rainVeil(900, 180, 260, 380, 0.4),
      rainVeil(1180, 160, 200, 400, 0.3),
      stormClouds(230),
      mesas({ y: 566, amp: 70, tone: 0 }),
      hills({ y: 590, amp: 18, tone: 1 }),
      plain(606, '#C2AE82'),
      farTrees(700, 616, 600, 8),
      at(180, 660, 0.62, tent()),
      at(360, 648, 0.5, tent()),
      at(80, 700, 0.8, tent()),
      at(500, 656, 0.44, tent()),
      road(700, 520, 1080, 612, 120),
      pebbles(640, 70),
      at(1190, 790, 1.15, tank()),
      at(720, 826, 1.3, waterTruck()),
      at(1010, 838, 0.9, jerrycan()),
      at(1066, 846, 0.9, jerrycan()),
      at(1350, 850, 0.9, jerrycan()),
      at(250, 860, 1, aloe(false)),
    ],
  },
  'news-tajwid-course': {
    sheet: 'content',
    light: 'night',
    draw: [
      nightWall(150),
      at(1010, 560, 1, glow(520, 1)),
      niche({ x: 330, y: 500, w: 330, h: 400 }, [
        under('lamp', at(-60, 0, 0.8, bookStack(4)), at(86, 0, 0.7, uprightBook('navy'))),
      ]),
      under(
        'lamp',
        tabletop(690, 110),
        at(590, 786, 1.5, openBook('palm')),
        at(960, 774, 1.6, lantern()),
        at(1220, 764, 1.35, slate()),
        at(260, 774, 1.25, inkwell()),
      ),
    ],
  },
  'news-berbera-women': {
    sheet: 'content',
    light: 'noon',
    draw: [
      archWall({
        openings: [
          { x: 400, y: 700, w: 520, h: 570 },
          { x: 1040, y: 700, w: 520, h: 570 },
        ],
        depth: 32,
        spandrels: false,
        frieze: 56,
        inside: [
          sky(0.5),
          clouds(
            [
              [300, 210, 220],
              [1120, 170, 260],
            ],
            0.8,
          ),
          mountains({ y: 392, amp: 60, tone: '#A9BCC2', swell: 220 }),
          sea(388, 900, 1060),
          at(420, 520, 0.62, dhow('page')),
          at(420, 520, 0.62, reflection(380)),
          at(1180, 450, 0.3, dhow('gold')),
          at(930, 600, 0.8, boat('palm')),
          at(930, 600, 0.8, reflection(200)),
          at(1150, 660, 1, boat('clay')),
          at(1150, 660, 1, reflection(200)),
        ],
      }),
      tabletop(700, 70, 'plaster'),
      at(720, 762, 1.1, openBook('clay')),
      at(1000, 748, 0.86, bookStack(3, 1)),
      at(390, 756, 1.1, teaTray()),
      at(1250, 760, 1.5, pottedPlant()),
      at(150, 758, 1.2, jar()),
      at(250, 890, 1.7, cushion('clay')),
      at(1190, 890, 1.7, cushion('navy')),
    ],
  },
  'news-primer-printed': {
    sheet: 'content',
    light: 'morning',
    draw: [
      sky(0.6),
      hills({ y: 430, amp: 40, tone: 0 }),
      at(1130, 560, 0.7, minaret()),
      town(40, 570, [
        [190, 150],
        [150, 120],
        [210, 170],
        [160, 110],
        [200, 150],
        [170, 120],
        [220, 160],
        [180, 130],
      ]),
      plain(566),
      at(240, 640, 0.9, datePalm(300)),
      eaves(150, 'palm'),
      (stage) =>
        rect(60, 180, 18, 560, tone(stage, 'walnut').mid) + rect(1362, 180, 18, 560, tone(stage, 'walnut').mid),
      tabletop(660, 90),
      at(300, 726, 1.25, freshPile(9, 'palm')),
      at(560, 738, 1.25, freshPile(5, 'navy')),
      at(1150, 730, 1.25, freshPile(11, 'clay')),
      at(850, 738, 1, openBook('palm')),
      at(712, 690, 0.9, uprightBook('navy')),
    ],
  },
  'news-eid-open-day': {
    sheet: 'content',
    light: 'gold',
    draw: [
      sky(0.66),
      sun(720, 500, 80),
      clouds(
        [
          [300, 260, 300],
          [1120, 220, 340],
        ],
        0.55,
      ),
      hills({ y: 560, amp: 34, tone: 0, valley: 40 }),
      hills({ y: 596, amp: 24, tone: 1, valley: 60 }),
      at(880, 640, 0.8, minaret()),
      at(1040, 642, 0.66, mosque()),
      town(60, 640, [
        [130, 90],
        [100, 70],
        [120, 84],
      ]),
      plain(636),
      road(720, 620, 720, 640, 0),
      pebbles(660, 40),
      at(250, 790, 1.15, stall('clay')),
      at(196, 682, 0.9, basket('gold')),
      at(300, 682, 0.9, basket('clay')),
      at(1180, 800, 1.25, stall('navy')),
      at(1120, 682, 0.7, bookStack(3)),
      at(1240, 680, 0.9, basket('leaf')),
      at(560, 700, 0.6, stall('gold')),
      at(1410, 860, 1.2, datePalm(430, -30)),
      pennants(-20, 90, 760, 120, 70, 11),
      pennants(700, 120, 1460, 60, 80, 11),
    ],
  },
  'news-tree-planting': {
    sheet: 'content',
    light: 'morning',
    draw: [
      sky(0.55),
      clouds(
        [
          [1060, 180, 340],
          [560, 120, 240],
        ],
        0.75,
      ),
      mesas({ y: 470, amp: 130, tone: 0 }),
      hills({ y: 490, amp: 30, tone: 1 }),
      hills({ y: 540, amp: 20, tone: 2 }),
      plain(570),
      farTrees(60, 582, 1200, 14),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3, 4, 5].map((column) =>
          at(
            330 + column * (150 + row * 70) - row * 190,
            630 + row * 84 + row * row * 16,
            0.55 + row * 0.32,
            sapling(),
          ),
        ),
      ),
      at(140, 800, 1.35, datePalm(380, 30)),
      at(140, 802, 1, shadow(220)),
      at(1340, 690, 0.95, datePalm(340, -20)),
      at(1010, 868, 1.15, bucket()),
      at(420, 872, 1.2, jar()),
    ],
  },
  'news-forty-hadith': {
    sheet: 'content',
    light: 'night',
    draw: [
      nightWall(120),
      niche({ x: 720, y: 760, w: 620, h: 640 }, [
        at(0, -220, 1, glow(330, 1)),
        under('lamp', at(-80, 0, 1.15, bookOnStand('navy')), at(180, 0, 1.25, lantern())),
      ]),
      at(300, -10, 1, under('lamp', hangingLamp(250))),
      at(1140, -10, 1, under('lamp', hangingLamp(250))),
    ],
  },
  'news-blankets-togdheer': {
    sheet: 'content',
    light: 'night',
    draw: [
      sky(0.8),
      stars(130, 430),
      crescent(300, 190, 44),
      mountains({ y: 560, amp: 220, tone: 0, swell: 360 }),
      mountains({ y: 600, amp: 110, tone: 1, swell: 260 }),
      hills({ y: 640, amp: 16, tone: 2 }),
      plain(650),
      at(880, 700, 0.62, tent(true)),
      at(1060, 716, 0.75, tent(true)),
      at(720, 690, 0.5, tent(true)),
      at(1270, 742, 0.95, tent(true)),
      pebbles(680, 40),
      under('lamp', at(330, 852, 1.35, blankets(6)), at(610, 862, 1.25, blankets(4)), at(800, 868, 1.2, lantern())),
      at(1320, 876, 1.1, shrub()),
    ],
  },
  'news-annual-meeting': {
    sheet: 'content',
    light: 'room',
    draw: [
      archWall({
        openings: [200, 460, 720, 980, 1240].map((x) => ({ x, y: 520, w: 176, h: 320 })),
        depth: 22,
        frieze: 60,
        spandrels: false,
        inside: [
          sky(0.5),
          clouds(
            [
              [260, 280, 200],
              [1080, 250, 240],
            ],
            0.8,
          ),
          ...farHills(390),
        ],
      }),
      floor(640, 720, 300, 'wood'),
      at(720, 890, 1, carpet(1240, 232, 'navy')),
      at(330, 60, 0.62, glassLamp(110)),
      at(1110, 60, 0.62, glassLamp(110)),
      at(720, 716, 0.9, bench(420, 60)),
      at(690, 640, 0.56, openBook('palm', false)),
      at(850, 642, 0.5, freshPile(4, 'clay')),
      at(590, 642, 0.46, inkwell()),
      ...cushionRing.map(([x, y, scale, colour]) => at(x, y, scale, cushion(colour))),
      at(720, 812, 0.8, teaTray()),
      at(92, 690, 1.1, pottedPlant()),
      at(1348, 690, 1.1, pottedPlant()),
    ],
  },
};
