import { archWall, niche } from '../pieces/arch.ts';
import {
  bookOnStand,
  bookStack,
  bookcase,
  freshPile,
  inkwell,
  leaves,
  openBook,
  scroll,
  shelfOfBooks,
  slate,
  uprightBook,
  wallShelf,
} from '../pieces/books.ts';
import { latticeWindow, minaret, tent, town } from '../pieces/buildings.ts';
import {
  bench,
  blankets,
  carpet,
  cushion,
  dates,
  floor,
  hangingCarpet,
  lightPatch,
  tabletop,
  teaTray,
} from '../pieces/furniture.ts';
import { glassLamp, glow, hangingLamp, lantern, oilLamp } from '../pieces/lamps.ts';
import { hills, mesas, mountains, pebbles, plain, road, sea } from '../pieces/land.ts';
import { dado, lattice, rosette, sunOnWall, tiles } from '../pieces/ornament.ts';
import { acacia, datePalm, pottedPlant, sapling } from '../pieces/plants.ts';
import { clouds, crescent, sky, stars, sun } from '../pieces/sky.ts';
import { farHills } from '../pieces/views.ts';
import { basket, boat, bucket, cartFrame, crate, dhow, jar, reflection } from '../pieces/village.ts';
import { stoneWall } from '../pieces/yard.ts';
import type { Material } from '../light.ts';
import type { Scenes } from '../scene.ts';
import { at, rect, tone, turned, under, type Piece } from '../svg.ts';

/** A plain wall of one material. */
const wall =
  (material: Material, which: 'lit' | 'mid' | 'shade' = 'mid'): Piece =>
  (stage) =>
    rect(0, 0, stage.width, stage.height, tone(stage, material)[which]);

/** The other twenty gallery pictures: rooms, crafts and objects. */
export const galleryThings: Scenes = {
  'gallery-21': {
    sheet: 'gallery',
    light: 'morning',
    draw: [
      archWall({
        openings: [{ x: 600, y: 560, w: 620, h: 500 }],
        depth: 34,
        inside: [sky(0.6), ...farHills(350), plain(500), at(420, 560, 0.6, datePalm(320))],
      }),
      floor(600, 600, 260),
      at(1010, 640, 0.72, turned(6, slate())),
      at(180, 640, 0.72, turned(-6, slate(false))),
      ...[0, 1, 2].flatMap((row) => {
        const s = 0.66 + row * 0.22;
        const y = 672 + row * 92;
        return [
          at(600, y, s, bench(720)),
          ...[-230, 10, 240].map((x) =>
            at(600 + x * s, y - 104 * s, s * 0.5, openBook(row === 1 ? 'navy' : 'palm', false)),
          ),
        ];
      }),
    ],
  },
  'gallery-22': {
    sheet: 'gallery',
    light: 'night',
    draw: [
      wall('plaster', 'shade'),
      archWall({
        openings: [{ x: 300, y: 560, w: 300, h: 420 }],
        depth: 20,
        inside: [
          sky(0.8),
          stars(40, 480),
          crescent(340, 250, 30),
          hills({ y: 500, amp: 20, tone: 0 }),
          hills({ y: 530, amp: 14, tone: 1 }),
        ],
      }),
      lattice(120, 0.06, [480, 0, 720, 640]),
      at(860, 560, 1, glow(520, 1)),
      at(880, 330, 1, under('lamp', wallShelf(420, 130, 1))),
      under(
        'lamp',
        tabletop(650, 110),
        at(470, 748, 1.5, openBook('palm')),
        at(830, 740, 1.7, lantern()),
        at(1060, 746, 1.2, inkwell()),
      ),
    ],
  },
  'gallery-23': {
    sheet: 'gallery',
    light: 'gold',
    draw: [
      wall('plaster'),
      sunOnWall(1010, 540, 230, 400, 0.6),
      tabletop(690, 90),
      at(280, 760, 1.5, slate()),
      at(560, 772, 1.75, slate()),
      at(860, 762, 1.55, slate(false)),
      at(1070, 768, 1.25, inkwell()),
    ],
  },
  'gallery-24': { sheet: 'gallery', light: 'gold', draw: [tiles(300, 'navy')] },
  'gallery-25': { sheet: 'gallery', light: 'morning', draw: [tiles(190, 'palm')] },
  'gallery-26': {
    sheet: 'gallery',
    light: 'room',
    draw: [wall('wood', 'shade'), at(600, 900, 1.35, bookcase(900, 700, 5))],
  },
  'gallery-27': {
    sheet: 'gallery',
    light: 'room',
    draw: [
      wall('plaster', 'mid'),
      ...[
        [230, 'clay'],
        [600, 'navy'],
        [970, 'palm'],
      ].map(([x, colour]) =>
        at(Number(x), 130, 1.35, hangingCarpet(colour === 'clay' ? 'clay' : colour === 'navy' ? 'navy' : 'palm', 430)),
      ),
      (stage) => rect(0, 110, 1200, 22, tone(stage, 'walnut').mid),
      floor(780, 600, 400, 'wood'),
      at(600, 868, 1.3, cushion('gold')),
    ],
  },
  'gallery-28': {
    sheet: 'gallery',
    light: 'night',
    draw: [
      wall('plaster', 'shade'),
      lattice(110, 0.1),
      ...[
        [200, 120],
        [400, 300],
        [600, 180],
        [800, 330],
        [1000, 140],
      ].map(([x, chain], index) =>
        at(
          x ?? 0,
          -20,
          index % 2 === 0 ? 1.2 : 1.05,
          under('lamp', index % 2 === 0 ? glassLamp(chain ?? 0) : hangingLamp(chain ?? 0)),
        ),
      ),
      under('lamp', at(600, 880, 1, carpet(1000, 150, 'clay')), at(600, 830, 1.1, bookOnStand('palm'))),
    ],
  },
  'gallery-29': {
    sheet: 'gallery',
    light: 'gold',
    draw: [
      wall('plaster'),
      sunOnWall(190, 520, 190, 360, 0.6),
      niche({ x: 660, y: 610, w: 480, h: 510 }, [at(-86, 0, 1.5, jar()), at(96, 0, 1.25, lantern(false))]),
      (stage) => rect(0, 690, 1200, 210, tone(stage, 'palm').mid) + rect(0, 680, 1200, 14, tone(stage, 'plaster').lit),
      dado(700, 100),
    ],
  },
  'gallery-30': {
    sheet: 'gallery',
    light: 'dawn',
    draw: [
      archWall({
        openings: [{ x: 600, y: 640, w: 460, h: 560 }],
        depth: 34,
        spandrels: true,
        inside: [
          sky(0.6),
          sun(660, 430, 36),
          hills({ y: 500, amp: 24, tone: 0 }),
          hills({ y: 540, amp: 20, tone: 1 }),
          at(520, 650, 0.6, minaret()),
          town(370, 652, [
            [90, 50],
            [80, 44],
            [100, 60],
            [90, 50],
            [100, 56],
          ]),
        ],
      }),
      floor(680, 600, 300, 'wood'),
      lightPatch(450, 684, 300, 130, -40, 0.3),
      at(600, 880, 1.3, carpet(340, 170, 'clay', true)),
    ],
  },
  'gallery-31': {
    sheet: 'gallery',
    light: 'noon',
    draw: [
      sky(0.45),
      clouds(
        [
          [320, 130, 280],
          [900, 190, 240],
        ],
        0.85,
      ),
      mountains({ y: 352, amp: 60, tone: '#A9BFC6', swell: 220 }),
      sea(348, 905, 900),
      at(860, 500, 0.62, dhow('page')),
      at(860, 502, 0.62, reflection(400)),
      at(360, 470, 0.6, boat('clay')),
      at(360, 471, 0.6, reflection(200)),
      at(560, 590, 1.1, boat('palm')),
      at(560, 592, 1.1, reflection(200)),
      (stage) =>
        rect(0, 690, 1200, 210, tone(stage, 'stone').mid) +
        rect(0, 690, 1200, 26, tone(stage, 'stone').lit) +
        rect(0, 716, 1200, 8, tone(stage, 'stone').shade),
      at(210, 800, 1.6, basket('clay')),
      at(360, 830, 1.6, basket('gold')),
      at(900, 812, 1.3, crate()),
      at(1060, 850, 1.5, crate()),
      at(560, 846, 1.5, jar()),
    ],
  },
  'gallery-32': {
    sheet: 'gallery',
    light: 'gold',
    draw: [
      archWall({
        openings: [{ x: 840, y: 560, w: 420, h: 480 }],
        depth: 30,
        inside: [
          sky(0.5),
          sun(900, 300, 34),
          hills({ y: 420, amp: 30, tone: 0 }),
          hills({ y: 480, amp: 22, tone: 1 }),
          at(740, 570, 0.7, datePalm(330)),
        ],
      }),
      at(290, 330, 1, wallShelf(340, 120, 3)),
      tabletop(600, 150),
      at(390, 720, 2, dates()),
      at(800, 730, 1.9, teaTray()),
    ],
  },
  'gallery-33': {
    sheet: 'gallery',
    light: 'morning',
    draw: [
      sky(0.55),
      clouds(
        [
          [300, 150, 260],
          [900, 110, 220],
        ],
        0.8,
      ),
      mesas({ y: 440, amp: 120, tone: 0 }),
      hills({ y: 460, amp: 24, tone: 1 }),
      hills({ y: 500, amp: 16, tone: 2 }),
      plain(530, '#C7B27C'),
      stoneWall(-10, 556, 1230, 44),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3].map((column) =>
          at(200 + column * (200 + row * 60) - row * 30, 660 + row * 98, 0.7 + row * 0.35, sapling(120)),
        ),
      ),
      at(1090, 820, 1.3, datePalm(420, -20)),
      at(900, 884, 1.3, bucket()),
    ],
  },
  'gallery-34': {
    sheet: 'gallery',
    light: 'night',
    draw: [
      sky(0.9),
      stars(120, 420),
      mountains({ y: 500, amp: 150, tone: 0 }),
      hills({ y: 530, amp: 20, tone: 1 }),
      plain(560),
      at(700, 600, 0.6, tent(true)),
      at(900, 620, 0.75, tent(true)),
      at(1090, 606, 0.5, tent(true)),
      under('lamp', at(300, 860, 1.6, blankets(7)), at(640, 866, 1.5, blankets(4)), at(930, 862, 1.6, lantern())),
    ],
  },
  'gallery-35': {
    sheet: 'gallery',
    light: 'room',
    draw: [
      wall('navy', 'mid'),
      lattice(120, 0.1),
      at(360, 270, 1.1, wallShelf(460, 130)),
      at(900, 270, 1.1, wallShelf(380, 130, 4)),
      tabletop(690, 90),
      at(260, 752, 1.35, freshPile(9, 'clay')),
      at(540, 760, 1.35, freshPile(13, 'palm')),
      at(820, 756, 1.35, freshPile(7, 'gold')),
      at(1060, 760, 1, uprightBook('palm')),
    ],
  },
  'gallery-36': {
    sheet: 'gallery',
    light: 'morning',
    draw: [(stage) => rect(0, 0, 1200, 900, tone(stage, 'page').mid), lattice(120, 0.6), at(600, 450, 1, rosette(390))],
  },
  'gallery-37': {
    sheet: 'gallery',
    light: 'night',
    draw: [
      wall('plaster', 'shade'),
      lattice(120, 0.07),
      at(900, 520, 1, glow(560, 1.1)),
      niche({ x: 360, y: 520, w: 360, h: 420 }, [
        under('lamp', at(-70, 0, 1, scroll('clay')), at(-50, -38, 0.9, scroll('palm')), at(96, 0, 0.8, bookStack(4))),
      ]),
      under(
        'lamp',
        tabletop(640, 120),
        at(440, 744, 1.7, leaves(5)),
        at(740, 730, 1.6, inkwell()),
        at(960, 740, 1.9, oilLamp()),
      ),
    ],
  },
  'gallery-38': {
    sheet: 'gallery',
    light: 'room',
    draw: [
      wall('plaster'),
      floor(640, 600, 260, 'wood'),
      at(600, 560, 1.5, latticeWindow('palm')),
      at(190, 340, 1, wallShelf(260, 120)),
      at(1010, 340, 1, wallShelf(260, 120, 5)),
      lightPatch(500, 642, 200, 150, 20, 0.2),
      at(600, 880, 1, carpet(1040, 210, 'navy')),
      at(270, 790, 1.5, cushion('clay')),
      at(930, 790, 1.5, cushion('gold')),
      at(600, 840, 1.3, teaTray()),
    ],
  },
  'gallery-39': {
    sheet: 'gallery',
    light: 'gold',
    draw: [
      sky(0.6),
      sun(270, 260, 50),
      clouds([[900, 160, 300]], 0.5),
      hills({ y: 470, amp: 36, tone: 0 }),
      town(700, 560, [
        [130, 90],
        [110, 74],
        [150, 100],
        [120, 84],
      ]),
      plain(556),
      road(500, 760, 300, 560, -60),
      pebbles(600, 40),
      at(640, 800, 1.75, cartFrame(at(-138, -154, 1, shelfOfBooks(276, 74)))),
      at(640, 800, 1.75, at(-138, -74, 1, shelfOfBooks(276, 76, 3))),
      at(140, 700, 1, acacia()),
    ],
  },
  'gallery-40': {
    sheet: 'gallery',
    light: 'dawn',
    draw: [
      sky(0.6),
      stars(16, 160),
      sun(860, 440, 46),
      hills({ y: 500, amp: 40, tone: 0 }),
      hills({ y: 540, amp: 24, tone: 1 }),
      at(270, 610, 0.8, minaret()),
      town(-20, 614, [
        [130, 80],
        [110, 70],
        [150, 90],
        [120, 76],
        [130, 84],
        [110, 70],
        [150, 96],
        [120, 80],
        [130, 90],
        [120, 70],
      ]),
      (stage) =>
        rect(0, 600, 1200, 80, tone(stage, 'plaster').mid) +
        rect(0, 596, 1200, 16, tone(stage, 'plaster').lit) +
        rect(0, 680, 1200, 220, tone(stage, 'clay').mid),
      floor(680, 600, 300, 'clay'),
      at(620, 880, 1, carpet(760, 160, 'navy')),
      at(620, 826, 0.95, bookOnStand('palm')),
      at(330, 800, 1.3, cushion('gold')),
      at(170, 860, 1.5, pottedPlant()),
      at(1050, 850, 1.5, jar()),
    ],
  },
};
