import { starLattice, starPath } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import { archWall, niche } from '../pieces/arch.ts';
import { bookOnStand, bookStack, inkwell, leaves, openBook, scroll, slate, wallShelf } from '../pieces/books.ts';
import { house, latticeWindow, minaret, mosque, town } from '../pieces/buildings.ts';
import {
  balance,
  carpet,
  chest,
  cushion,
  dates,
  floor,
  lightPatch,
  sandals,
  stool,
  tabletop,
  teaTray,
} from '../pieces/furniture.ts';
import { glassLamp, glow, hangingLamp, lantern, oilLamp } from '../pieces/lamps.ts';
import { hills, mesas, mountains, pebbles, plain, road, shadow } from '../pieces/land.ts';
import { chainOfStars, lattice, sunOnWall } from '../pieces/ornament.ts';
import { acacia, aloe, datePalm, farTrees, pottedPlant, sapling, shadeTree, shrub } from '../pieces/plants.ts';
import { beams, clouds, crescent, shower, sky, stars, stormClouds, sun } from '../pieces/sky.ts';
import { channel, gate, puddle, stoneWall } from '../pieces/yard.ts';
import { farHills } from '../pieces/views.ts';
import { bucket, jar } from '../pieces/village.ts';
import type { Scenes } from '../scene.ts';
import { at, path, rect, tone, turned, under, type Piece } from '../svg.ts';

/** A parapet in front of a view from a roof terrace. */
const parapet =
  (y: number): Piece =>
  (stage) => {
    const clay = tone(stage, 'clay');
    const columns = 15;
    const cell = stage.width / columns;
    return (
      rect(0, y, stage.width, stage.height - y, clay.shade) +
      rect(0, y, stage.width, 150, mix(clay.mid, clay.lit, 0.4)) +
      rect(0, y, stage.width, 6, clay.lit) +
      rect(0, y + 150, stage.width, 12, clay.mid) +
      path(starLattice({ cell, columns, rows: 1, y: y + 166 }), clay.mid, 'opacity=".5"')
    );
  };

/** The star patterns a lamp throws on a wall. */
const thrownStars: Piece = (stage) =>
  [
    [260, 250, 46],
    [420, 130, 40],
    [620, 90, 50],
    [830, 110, 44],
    [1030, 180, 50],
    [1180, 320, 42],
    [160, 420, 36],
    [1270, 480, 36],
    [720, 230, 34],
    [500, 290, 32],
    [930, 310, 32],
  ]
    .map(([x, y, r]) => path(starPath(x ?? 0, y ?? 0, r ?? 0), stage.light.glow, 'opacity=".2"'))
    .join('');

export const articles: Scenes = {
  'article-seeking-knowledge': {
    sheet: 'content',
    light: 'dawn',
    draw: [
      sky(0.7),
      stars(26, 200),
      sun(950, 420, 50, 0.9),
      clouds(
        [
          [340, 230, 300],
          [1230, 190, 220],
        ],
        0.4,
      ),
      mountains({ y: 520, amp: 120, tone: 0, swell: 300 }),
      hills({ y: 540, amp: 70, tone: 1, swell: 420 }),
      at(950, 520, 0.36, gate(true)),
      hills({ y: 620, amp: 46, tone: 2, swell: 380 }),
      road(420, 420, 950, 520, 300, '#E9CFA0'),
      at(1250, 720, 1.1, acacia()),
      at(190, 700, 0.8, acacia()),
      at(720, 880, 1, shrub()),
      at(1120, 860, 1.2, aloe()),
      at(80, 860, 1.1, shrub()),
    ],
  },
  'article-preservation-of-quran': {
    sheet: 'content',
    light: 'room',
    draw: [
      (stage) => rect(0, 0, 1440, 900, tone(stage, 'plaster').mid),
      lattice(130, 0.5),
      niche({ x: 720, y: 640, w: 700, h: 560 }, [
        under('lamp', at(0, -6, 1.3, bookOnStand('palm')), at(0, -560, 0.8, hangingLamp(60))),
      ]),
      tabletop(700, 80),
      at(300, 768, 1.3, scroll('clay')),
      at(250, 724, 1.1, scroll('palm')),
      at(560, 774, 1.2, leaves(4)),
      at(860, 776, 1.2, leaves(3)),
      at(1080, 766, 1.1, inkwell()),
      at(1280, 770, 1.15, slate()),
    ],
  },
  'article-student-adab': {
    sheet: 'content',
    light: 'morning',
    draw: [
      archWall({
        openings: [{ x: 760, y: 720, w: 760, h: 660 }],
        depth: 44,
        spandrels: true,
        inside: [
          (stage) => rect(0, 0, 1440, 900, mix(tone(stage, 'plaster').mid, tone(stage, 'plaster').shade, 0.6)),
          at(590, 470, 0.8, latticeWindow('palm')),
          at(930, 470, 0.8, latticeWindow('palm')),
          floor(590, 760, 300, 'wood'),
          at(760, 730, 1, carpet(660, 130, 'palm')),
          at(560, 668, 0.75, cushion('clay')),
          at(960, 668, 0.75, cushion('navy')),
          at(760, 700, 0.85, bookOnStand('navy')),
          at(760, 50, 1, glassLamp(120)),
        ],
      }),
      floor(720, 760, 300),
      at(380, 806, 1.6, sandals()),
      at(520, 818, 1.6, sandals('navy')),
      at(980, 812, 1.6, sandals('clay')),
      at(1110, 804, 1.3, sandals()),
      at(200, 850, 1.7, pottedPlant()),
      at(1310, 820, 1.5, jar()),
    ],
  },
  'article-why-tajwid': {
    sheet: 'content',
    light: 'room',
    draw: [
      archWall({
        openings: [
          { x: 720, y: 520, w: 300, h: 400 },
          { x: 270, y: 520, w: 300, h: 400 },
          { x: 1170, y: 520, w: 300, h: 400 },
        ],
        depth: 24,
        frieze: 54,
        inside: [
          sky(0.5),
          clouds(
            [
              [260, 210, 160],
              [1190, 240, 180],
            ],
            0.8,
          ),
          hills({ y: 410, amp: 30, tone: 0 }),
          hills({ y: 450, amp: 22, tone: 1 }),
          at(720, 520, 0.62, datePalm(300)),
          at(1230, 530, 0.5, datePalm(280)),
        ],
      }),
      floor(640, 720, 260, 'wood'),
      at(720, 872, 1, carpet(1120, 200, 'clay')),
      lightPatch(600, 642, 220, 130, 60, 0.18),
      at(330, 800, 1.25, cushion('palm')),
      at(1110, 800, 1.25, cushion('navy')),
      at(540, 846, 0.95, bookOnStand('palm')),
      at(900, 846, 0.95, bookOnStand('navy')),
      at(160, 750, 1.3, pottedPlant()),
      at(1290, 740, 1.2, jar()),
    ],
  },
  'article-sunnah-explains': {
    sheet: 'content',
    light: 'lamp',
    draw: [
      (stage) => rect(0, 0, 1440, 900, tone(stage, 'navy').shade),
      at(720, 330, 1, glow(620, 1.1)),
      thrownStars,
      tabletop(690, 110),
      at(720, -10, 1.5, hangingLamp(150)),
      at(720, 786, 1.55, bookOnStand('palm')),
      at(240, 770, 1.2, bookStack(5, 1)),
      at(1200, 772, 1.3, openBook('navy', false)),
    ],
  },
  'article-mercy': {
    sheet: 'content',
    light: 'rain',
    draw: [
      sky(0.6),
      beams(1060, 60, 900, [-46, -30, -14, 2, 18], 5, 0.3),
      stormClouds(150),
      mountains({ y: 500, amp: 110, tone: 0, swell: 330 }),
      hills({ y: 540, amp: 34, tone: '#86A08A' }),
      hills({ y: 590, amp: 26, tone: '#5E8A66' }),
      plain(640, '#7D9460'),
      farTrees(100, 650, 700, 10),
      puddle(760, 740, 460),
      at(300, 760, 1.2, datePalm(370, 26)),
      at(440, 734, 0.95, datePalm(340, -10)),
      at(180, 790, 1, datePalm(300, -24)),
      at(1180, 780, 1.1, acacia()),
      at(620, 860, 1.2, shrub()),
      at(980, 870, 1.2, aloe()),
      at(1360, 870, 1.1, jar()),
      shower(-40, 170, 700, 520, 60, 0.4),
    ],
  },
  'article-wooden-slate': {
    sheet: 'content',
    light: 'gold',
    draw: [
      sky(0.6),
      sun(1080, 270, 56),
      clouds([[600, 150, 300]], 0.5),
      ...farHills(420),
      plain(600),
      at(1150, 640, 1, house(260, 160, { windows: 2 })),
      pebbles(640, 40),
      at(230, 720, 1.5, acacia()),
      at(250, 724, 1, shadow(440)),
      stoneWall(420, 640, 1100, 180),
      at(496, 642, 0.66, bookStack(2, 1)),
      at(640, 830, 1.32, turned(-5, slate())),
      at(880, 836, 1.42, turned(-3, slate())),
      at(1110, 830, 1.3, turned(-6, slate(false))),
      at(330, 850, 1.3, inkwell()),
      at(1330, 860, 1.3, jar()),
    ],
  },
  'article-preparing-ramadan': {
    sheet: 'content',
    light: 'sunset',
    draw: [
      sky(0.7),
      stars(28, 220),
      crescent(900, 220, 52, -40),
      clouds(
        [
          [300, 350, 420],
          [1180, 400, 360],
        ],
        0.2,
      ),
      hills({ y: 500, amp: 40, tone: 0 }),
      hills({ y: 550, amp: 30, tone: 1 }),
      at(400, 644, 0.9, minaret(true)),
      at(580, 644, 0.74, mosque(true)),
      town(
        -40,
        650,
        [
          [140, 96],
          [110, 76],
          [130, 88],
        ],
        true,
      ),
      town(
        740,
        650,
        [
          [130, 86],
          [110, 70],
          [150, 104],
          [120, 80],
          [140, 92],
          [120, 78],
        ],
        true,
      ),
      parapet(640),
      under(
        'lamp',
        at(430, 760, 1.9, dates()),
        at(830, 752, 1.7, jar()),
        at(1110, 772, 1.7, lantern()),
        at(690, 778, 1, bookStack(2, 1)),
      ),
    ],
  },
  'article-honouring-parents': {
    sheet: 'content',
    light: 'gold',
    draw: [
      sky(0.6),
      sun(1110, 400, 70),
      clouds([[880, 190, 300]], 0.5),
      mesas({ y: 540, amp: 80, tone: 0 }),
      hills({ y: 560, amp: 26, tone: 1 }),
      plain(606),
      farTrees(760, 616, 600, 8),
      at(1190, 690, 1, house(260, 170, { windows: 2 })),
      pebbles(640, 40),
      at(520, 770, 1.75, shadeTree()),
      at(560, 774, 1, shadow(760, 30, 0)),
      at(380, 850, 1.3, stool()),
      at(740, 850, 1.3, stool()),
      at(560, 884, 1.05, teaTray()),
      at(990, 850, 1.1, sapling(130)),
      at(1330, 870, 1.2, jar()),
    ],
  },
  'article-amanah': {
    sheet: 'content',
    light: 'room',
    draw: [
      archWall({
        openings: [{ x: 1130, y: 560, w: 330, h: 440 }],
        depth: 28,
        frieze: 60,
        inside: [
          sky(0.5),
          clouds([[1130, 210, 160]], 0.8),
          hills({ y: 440, amp: 30, tone: 0 }),
          hills({ y: 490, amp: 24, tone: 1 }),
          at(1210, 570, 0.66, datePalm(320)),
        ],
      }),
      sunOnWall(660, 560, 240, 380, 0.45),
      at(280, 420, 1, wallShelf(380, 130, 2)),
      tabletop(670, 110),
      at(680, 750, 1.65, balance()),
      at(290, 762, 1.35, chest()),
      at(1070, 774, 1.25, openBook('navy', false)),
      at(1330, 760, 1.15, inkwell()),
    ],
  },
  'article-sound-hadith': {
    sheet: 'content',
    light: 'night',
    draw: [
      archWall({
        openings: [{ x: 720, y: 620, w: 1100, h: 570, point: 0.6 }],
        depth: 30,
        spandrels: false,
        inside: [
          sky(0.85),
          stars(90, 520),
          chainOfStars(
            [
              [300, 470],
              [400, 330],
              [530, 380],
              [640, 250],
              [790, 300],
              [900, 190],
              [1040, 300],
              [1130, 430],
            ],
            14,
          ),
          hills({ y: 560, amp: 30, tone: 0 }),
          hills({ y: 590, amp: 20, tone: 1 }),
        ],
      }),
      under(
        'lamp',
        tabletop(620, 130),
        at(240, 690, 1.05, bookStack(6)),
        at(460, 700, 1, bookStack(3, 3)),
        at(760, 746, 1.4, openBook('clay', false)),
        at(1010, 716, 1.1, inkwell()),
        at(1170, 744, 1.1, leaves(3)),
        at(1280, 690, 1.15, oilLamp()),
      ),
    ],
  },
  'article-children-prayer': {
    sheet: 'content',
    light: 'dawn',
    draw: [
      archWall({
        openings: [{ x: 720, y: 560, w: 480, h: 500 }],
        depth: 32,
        spandrels: true,
        inside: [
          sky(0.6),
          sun(800, 400, 40),
          hills({ y: 460, amp: 26, tone: 0 }),
          hills({ y: 490, amp: 20, tone: 1 }),
          at(640, 560, 0.5, minaret()),
          town(460, 566, [
            [90, 50],
            [80, 40],
          ]),
          town(690, 566, [
            [90, 56],
            [80, 44],
            [100, 60],
            [80, 50],
          ]),
        ],
      }),
      floor(600, 720, 240, 'wood'),
      lightPatch(540, 604, 360, 190, -40, 0.3),
      at(580, 862, 1.15, carpet(330, 190, 'palm', true)),
      at(940, 846, 0.72, carpet(330, 190, 'clay', true)),
      at(240, 800, 1.5, pottedPlant()),
      at(1240, 790, 1.1, bookOnStand('navy')),
    ],
  },
  'article-water-trees': {
    sheet: 'content',
    light: 'morning',
    draw: [
      sky(0.5),
      clouds(
        [
          [1080, 160, 320],
          [300, 120, 240],
        ],
        0.8,
      ),
      mountains({ y: 470, amp: 120, tone: 0, swell: 320 }),
      hills({ y: 500, amp: 30, tone: 1 }),
      hills({ y: 540, amp: 18, tone: 2 }),
      plain(560, '#C9BE84'),
      farTrees(900, 570, 500, 8),
      channel(720, 330, 700, 562),
      ...[0, 1, 2, 3].flatMap((row) => {
        const y = 620 + row * 56 + row * row * 9;
        const s = 0.42 + row * 0.2;
        return [
          at(640 - row * 96, y, s, row % 2 === 0 ? datePalm(330, -16) : sapling(130)),
          at(770 + row * 100, y, s, row % 2 === 0 ? datePalm(330, 16) : sapling(130)),
        ];
      }),
      at(210, 860, 1.25, datePalm(430, 20)),
      at(1240, 862, 1.25, datePalm(430, -20)),
      at(1010, 876, 1.1, bucket()),
      at(440, 884, 1, shrub()),
    ],
  },
  'article-neighbour': {
    sheet: 'content',
    light: 'sunset',
    draw: [
      sky(0.66),
      stars(20, 200),
      crescent(720, 190, 32),
      clouds([[760, 330, 400]], 0.2),
      hills({ y: 540, amp: 36, tone: 0 }),
      hills({ y: 590, amp: 22, tone: 1 }),
      plain(690),
      at(700, 700, 0.86, shadeTree()),
      at(220, 740, 2.4, house(260, 190, { windows: 2, lamps: true })),
      at(1250, 740, -2.4, house(260, 180, { windows: 2, lamps: true, colour: 'cloth' })),
      stoneWall(520, 620, 430, 130),
      under('lamp', at(690, 622, 1, dates()), at(820, 618, 0.8, jar())),
      pebbles(760, 30),
      at(480, 850, 1.4, pottedPlant()),
      at(1010, 860, 1.3, jar()),
      at(720, 862, 1, stool()),
    ],
  },
};
