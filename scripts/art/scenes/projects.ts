import { arcade, archWall } from '../pieces/arch.ts'
import { bookStack, bookcase, inkwell, openBook, shelfOfBooks } from '../pieces/books.ts'
import { aqal, hallFront, house, ladder, scaffold, tent, town } from '../pieces/buildings.ts'
import { floor, tabletop } from '../pieces/furniture.ts'
import { lantern, readingLamp, solarLamp } from '../pieces/lamps.ts'
import { hills, mesas, mountains, pebbles, plain, road, sea, shadow, twinHills } from '../pieces/land.ts'
import { lattice } from '../pieces/ornament.ts'
import { acacia, aloe, cropRow, datePalm, farTrees, pottedPlant, shrub } from '../pieces/plants.ts'
import { clouds, crescent, rainVeil, shower, sky, stars, stormClouds, sun } from '../pieces/sky.ts'
import { basin, pallet, puddle } from '../pieces/yard.ts'
import { boat, bucket, cartFrame, jar, jerrycan, reflection, well } from '../pieces/village.ts'
import type { Scenes } from '../scene.ts'
import { at, ellipse, rect, tone, under } from '../svg.ts'

export const projects: Scenes = {
  'project-quran-school': {
    sheet: 'content', light: 'gold',
    draw: [
      sky(0.62), sun(250, 330, 58), clouds([[980, 170, 380], [520, 120, 220]], 0.5), hills({ y: 520, amp: 60, tone: 0, swell: 360 }), hills({ y: 590, amp: 36, tone: 1 }), plain(640), farTrees(0, 648, 320, 5),
      at(800, 716, 1.42, hallFront({ finished: false })), at(1076, 716, 1, scaffold(330, 400, 3)), at(1330, 716, -1.1, ladder(330, 70)), pebbles(720, 50),
      at(190, 830, 1.25, datePalm(420, 30)), at(190, 832, 1, shadow(240)), at(470, 840, 1.15, pallet()), at(1000, 850, 1.1, bucket()), at(1190, 842, 1.1, pallet()), at(1390, 880, 1.1, aloe()),
    ],
  },
  'project-village-wells': {
    sheet: 'content', light: 'noon',
    draw: [
      sky(0.55), clouds([[240, 170, 280], [900, 130, 360]], 0.8), mountains({ y: 500, amp: 110, tone: 0, swell: 300 }), hills({ y: 520, amp: 24, tone: 1 }), town(700, 594, [[130, 84], [100, 66], [150, 98], [110, 74], [140, 90]]), plain(588), pebbles(610, 40),
      at(260, 706, 1, datePalm(330, 24)), at(390, 690, 0.84, datePalm(320, -14)), at(120, 736, 1.2, datePalm(350, -26)), ...[0, 1, 2].map((row) => at(300 + row * 40, 752 + row * 54, 0.95 + row * 0.14, cropRow(460, 10))),
      at(970, 816, 1.3, well()), at(720, 838, 1, jar()), at(1240, 842, 0.95, jerrycan()), at(1310, 850, 1.05, bucket()),
    ],
  },
  'project-library': {
    sheet: 'content', light: 'lamp',
    draw: [
      (stage) => rect(0, 0, 1440, 900, tone(stage, 'ink').shade), at(330, 700, 1.25, bookcase(500, 640, 5)), at(1110, 700, 1.25, bookcase(500, 640, 5)), at(720, 700, 1.25, bookcase(110, 640, 5)),
      tabletop(680, 96), at(980, 740, 1.6, readingLamp()), at(620, 770, 1.35, openBook('navy')), at(260, 748, 1.1, bookStack(5, 1)), at(1240, 752, 1.1, inkwell()),
    ],
  },
  'project-teachers-institute': {
    sheet: 'content', light: 'morning',
    draw: [
      sky(0.5), clouds([[260, 130, 280], [1180, 160, 260]], 0.8), arcade({ x: -80, y: 640, count: 8, span: 200, height: 300, head: 110 }),
      floor(640, 720, 330), at(560, 676, 1.1, datePalm(400, -18)), at(900, 676, 1.2, datePalm(420, 18)), at(560, 678, 1, shadow(150)), at(900, 678, 1, shadow(150)), at(720, 790, 1.1, basin(460)),
      at(300, 790, 1.25, pottedPlant()), at(1140, 790, 1.25, pottedPlant()), at(130, 866, 1.5, pottedPlant()), at(1310, 866, 1.5, pottedPlant()),
    ],
  },
  'project-berbera-house': {
    sheet: 'content', light: 'noon',
    draw: [
      sky(0.46), clouds([[980, 140, 360], [560, 200, 220]], 0.85), mountains({ y: 412, amp: 70, tone: '#A9BFC6', swell: 260 }), sea(408, 700, 1120), at(1040, 520, 0.62, boat('palm')), at(1040, 520, 0.62, reflection(200)), at(1290, 470, 0.4, boat('clay')), at(1290, 470, 0.4, reflection(200)),
      (stage) => ellipse(300, 910, 1180, 310, tone(stage, 'sand').lit) + ellipse(290, 924, 1160, 306, tone(stage, 'sand').mid), pebbles(700, 40),
      at(350, 720, 1.9, house(300, 200, { windows: 2 })), at(560, 726, 1.3, house(200, 150, { colour: 'stone' })), at(130, 762, 1.15, datePalm(380, 40)), at(740, 760, 0.9, datePalm(310, -20)), at(1010, 800, 1.5, boat('navy')), at(1010, 802, 1, shadow(330)), at(1250, 850, 1.1, jar()), at(1330, 866, 0.9, jar()), at(650, 850, 1.2, shrub()),
    ],
  },
  'project-book-cart': {
    sheet: 'content', light: 'gold',
    draw: [
      sky(0.58), sun(1090, 380, 66), clouds([[430, 170, 340], [820, 240, 220]], 0.5), mesas({ y: 540, amp: 110, tone: 0 }), hills({ y: 560, amp: 26, tone: 1 }), farTrees(300, 590, 900, 10), plain(590), road(660, 900, 1120, 594, 40), pebbles(610, 50),
      at(200, 764, 1.7, acacia()), at(220, 766, 1, shadow(460)), at(790, 812, 1.42, cartFrame(at(-138, -154, 1, shelfOfBooks(276, 74)))), at(790, 812, 1.42, at(-138, -74, 1, shelfOfBooks(276, 76, 3))), at(1180, 830, 1, bookStack(3, 2)), at(1370, 866, 1.2, aloe()),
    ],
  },
  'project-drought-relief': {
    sheet: 'content', light: 'rain',
    draw: [
      sky(0.66), stormClouds(300), rainVeil(120, 230, 380, 330, 0.3), rainVeil(620, 240, 300, 320, 0.22), hills({ y: 560, amp: 60, tone: 0, swell: 360 }), hills({ y: 610, amp: 34, tone: 1 }), plain(650, '#8F8A66'), at(1150, 660, 0.9, acacia()),
      at(330, 760, 1.25, tent()), at(680, 716, 0.85, tent()), at(900, 700, 0.66, tent()), puddle(760, 800, 280), puddle(1180, 760, 180), puddle(300, 860, 220), at(560, 846, 1.05, jar()), at(1010, 850, 1.05, jerrycan()), at(1072, 858, 1.05, jerrycan()), at(1300, 862, 1.1, bucket()), at(90, 870, 1.1, shrub()), at(1400, 800, 0.9, aloe(false)),
      shower(60, 200, 1460, 660, 150, 0.4),
    ],
  },
  'project-hadith-translation': {
    sheet: 'content', light: 'night',
    draw: [
      archWall({ openings: [{ x: 720, y: 640, w: 420, h: 560 }], depth: 26, spandrels: true, inside: [sky(0.8), stars(46, 480), crescent(800, 260, 36), hills({ y: 520, amp: 26, tone: 0 }), hills({ y: 560, amp: 20, tone: 1 })] }), lattice(120, 0.05, [0, 0, 490, 640]), lattice(120, 0.05, [950, 0, 490, 640]),
      under('lamp', tabletop(640, 130), at(720, 690, 1.3, lantern()), at(400, 770, 1.45, openBook('palm')), at(1040, 770, 1.45, openBook('clay', false)), at(120, 700, 1, bookStack(4, 2)), at(1310, 702, 1.1, inkwell())),
    ],
  },
  'project-solar-lamps': {
    sheet: 'content', light: 'night',
    draw: [
      sky(0.78), stars(170, 520), crescent(1180, 170, 40), at(330, 620, 1.1, twinHills(0)), hills({ y: 630, amp: 22, tone: 1 }), plain(656), farTrees(500, 664, 700, 9),
      at(610, 706, 0.7, aqal(true)), at(800, 696, 0.6, aqal(true)), at(1180, 760, 1.3, aqal(true)), at(330, 790, 1.5, aqal(true)), at(520, 800, 1.5, solarLamp()), at(960, 736, 0.9, solarLamp()), at(1370, 800, 1.3, solarLamp()), at(710, 700, 0.6, solarLamp()), pebbles(720, 50), at(740, 860, 1.1, shrub()), at(110, 866, 1.2, aloe()),
    ],
  },
}
