import { archWall, niche } from '../pieces/arch.ts'
import { bookOnStand, bookStack, bookcase, freshPile, inkwell, leaves, openBook, scroll, shelfOfBooks, slate, uprightBook } from '../pieces/books.ts'
import { latticeWindow, minaret, town } from '../pieces/buildings.ts'
import { balance, bench, blankets, carpet, chest, cushion, dates, desk, floor, hangingCarpet, lightPatch, sandals, stool, tabletop, teaTray } from '../pieces/furniture.ts'
import { glassLamp, glow, hangingLamp, lantern, oilLamp, readingLamp } from '../pieces/lamps.ts'
import { hills, pebbles, plain, sea, shadow } from '../pieces/land.ts'
import { lattice, rosette, tiles } from '../pieces/ornament.ts'
import { aloe, datePalm, pottedPlant, sapling } from '../pieces/plants.ts'
import { clouds, crescent, sky, stars, sun } from '../pieces/sky.ts'
import { farHills } from '../pieces/views.ts'
import { basket, boat, bucket, cartFrame, eaves, jar, jerrycan } from '../pieces/village.ts'
import type { Material } from '../light.ts'
import type { Scenes } from '../scene.ts'
import { at, group, rect, tone, under, type Piece } from '../svg.ts'

/** A plain wall of one material. */
const wall = (material: Material, which: 'lit' | 'mid' | 'shade' = 'mid'): Piece => (stage) => rect(0, 0, stage.width, stage.height, tone(stage, material)[which])

/** The other twenty: rooms, crafts and things close by. */
export const galleryThings: Scenes = {
  'gallery-21': { sheet: 'gallery', light: 'morning', draw: [archWall({ openings: [{ x: 600, y: 560, w: 620, h: 500 }], depth: 34, inside: [sky(0.6), ...farHills(350), plain(500), at(420, 560, 0.6, datePalm(320))] }), floor(600, 600, 260), ...[0, 1, 2].flatMap((row) => { const s = 0.7 + row * 0.3; const y = 668 + row * 84; return [at(600 - 240 * s - 30, y, s, bench(400)), at(600 + 240 * s + 30, y, s, bench(400))] })] },
  'gallery-22': { sheet: 'gallery', light: 'lamp', draw: [wall('ink', 'shade'), lattice(120, 0.06), at(640, 420, 1, glow(520, 1)), tabletop(660, 100), at(440, 750, 1.5, openBook('palm')), at(820, 740, 1.7, lantern()), at(1040, 744, 1.1, inkwell())] },
  'gallery-23': { sheet: 'gallery', light: 'room', draw: [wall('plaster'), tabletop(690, 80), at(300, 752, 1.6, slate()), at(600, 758, 1.75, slate()), at(900, 752, 1.6, slate(false)), at(1090, 762, 1.2, inkwell())] },
  'gallery-24': { sheet: 'gallery', light: 'night', draw: [tiles(150, 'navy')] },
  'gallery-25': { sheet: 'gallery', light: 'morning', draw: [tiles(200, 'palm')] },
  'gallery-26': { sheet: 'gallery', light: 'room', draw: [wall('wood', 'shade'), at(600, 900, 1.35, bookcase(900, 700, 5))] },
  'gallery-27': { sheet: 'gallery', light: 'room', draw: [wall('plaster', 'mid'), ...[[230, 'clay'], [600, 'navy'], [970, 'palm']].map(([x, colour]) => at(Number(x), 130, 1.35, hangingCarpet(colour === 'clay' ? 'clay' : colour === 'navy' ? 'navy' : 'palm', 430))), (stage) => rect(0, 110, 1200, 22, tone(stage, 'walnut').mid), floor(780, 600, 400, 'wood'), at(600, 868, 1.3, cushion('gold'))] },
  'gallery-28': { sheet: 'gallery', light: 'night', draw: [wall('plaster', 'shade'), lattice(110, 0.1), ...[[200, 120], [400, 300], [600, 180], [800, 330], [1000, 140]].map(([x, chain], index) => at(x ?? 0, -20, index % 2 === 0 ? 1.2 : 1.05, under('lamp', index % 2 === 0 ? glassLamp(chain ?? 0) : hangingLamp(chain ?? 0)))), under('lamp', at(600, 880, 1, carpet(1000, 150, 'clay')), at(600, 830, 1.1, bookOnStand('palm')))] },
  'gallery-29': { sheet: 'gallery', light: 'gold', draw: [wall('plaster'), niche({ x: 600, y: 690, w: 520, h: 560 }, [at(-90, 0, 1.4, jar()), at(90, 0, 1.15, lantern(false))]), lattice(100, 0.4, [0, 740, 1200, 200])] },
  'gallery-30': { sheet: 'gallery', light: 'dawn', draw: [archWall({ openings: [{ x: 600, y: 640, w: 460, h: 560 }], depth: 34, spandrels: true, inside: [sky(0.6), sun(660, 430, 36), hills({ y: 500, amp: 24, tone: 0 }), hills({ y: 540, amp: 20, tone: 1 }), at(520, 650, 0.6, minaret()), town(370, 652, [[90, 50], [80, 44], [100, 60], [90, 50], [100, 56]])] }), floor(680, 600, 300, 'wood'), lightPatch(450, 684, 300, 130, -40, 0.3), at(600, 880, 1.3, carpet(340, 170, 'clay', true))] },
  'gallery-31': { sheet: 'gallery', light: 'noon', draw: [sky(0.5), sea(360, 905, 800), (stage) => rect(0, 0, 1, 1, tone(stage, 'sand').mid), at(300, 520, 0.8, boat('palm')), at(760, 470, 0.6, boat('clay')), (stage) => rect(0, 640, 1200, 260, tone(stage, 'stone').mid) + rect(0, 640, 1200, 24, tone(stage, 'stone').lit) + rect(0, 664, 1200, 8, tone(stage, 'stone').shade), at(300, 800, 1.4, basket('clay')), at(520, 820, 1.4, basket('gold')), at(860, 830, 1.7, boat('navy'))] },
  'gallery-32': { sheet: 'gallery', light: 'room', draw: [wall('cloth', 'lit'), tabletop(600, 140), at(420, 716, 1.9, dates()), at(800, 720, 1.6, teaTray())] },
  'gallery-33': { sheet: 'gallery', light: 'morning', draw: [sky(0.6), hills({ y: 420, amp: 30, tone: 0 }), hills({ y: 470, amp: 22, tone: 2 }), plain(520, '#C7B27C'), ...[0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => at(240 + column * (240 + row * 30) - row * 50, 600 + row * 110, 0.8 + row * 0.35, sapling(130)))), at(1050, 870, 1.3, bucket())] },
  'gallery-34': { sheet: 'gallery', light: 'night', draw: [sky(0.9), stars(120, 600), under('lamp', tabletop(660, 100), at(330, 760, 1.4, blankets(7)), at(640, 764, 1.35, blankets(5)), at(920, 756, 1.5, lantern()))] },
  'gallery-35': { sheet: 'gallery', light: 'room', draw: [wall('navy', 'mid'), lattice(120, 0.1), tabletop(680, 90), at(300, 752, 1.4, freshPile(11, 'clay')), at(600, 756, 1.4, freshPile(14, 'palm')), at(900, 752, 1.4, freshPile(8, 'gold'))] },
  'gallery-36': { sheet: 'gallery', light: 'morning', draw: [(stage) => rect(0, 0, 1200, 900, tone(stage, 'page').mid), lattice(120, 0.6), at(600, 450, 1, rosette(390))] },
  'gallery-37': { sheet: 'gallery', light: 'lamp', draw: [wall('navy', 'shade'), at(840, 400, 1, glow(480, 1)), tabletop(640, 110), at(420, 730, 1.5, leaves(5)), at(200, 700, 1.3, scroll('clay')), at(720, 720, 1.5, inkwell()), at(900, 724, 1.7, oilLamp())] },
  'gallery-38': { sheet: 'gallery', light: 'room', draw: [wall('plaster'), floor(640, 600, 260, 'wood'), at(600, 610, 1.3, latticeWindow('palm')), at(600, 870, 1, carpet(1000, 200, 'navy')), at(320, 780, 1.4, cushion('clay')), at(880, 780, 1.4, cushion('gold')), at(600, 820, 1, teaTray())] },
  'gallery-39': { sheet: 'gallery', light: 'gold', draw: [sky(0.6), sun(300, 260, 50), hills({ y: 480, amp: 36, tone: 0 }), plain(560), at(640, 800, 1.75, cartFrame(at(-138, -154, 1, shelfOfBooks(276, 74)))), at(640, 800, 1.75, at(-138, -74, 1, shelfOfBooks(276, 76, 3))), pebbles(600, 40)] },
  'gallery-40': { sheet: 'gallery', light: 'night', draw: [sky(0.95), lattice(120, 0.06), stars(90, 620), at(600, 520, 1, glow(460, 0.9)), hills({ y: 700, amp: 24, tone: 0 }), plain(760, undefined, 4), under('lamp', at(600, 880, 1, carpet(760, 90, 'palm')), at(600, 846, 1.7, bookOnStand('clay')))] },
}
