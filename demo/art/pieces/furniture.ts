import { short, starHeart, starLattice, starPath } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import type { Material } from '../light.ts';
import { ellipse, path, polygon, rect, stroke, tone, type Piece } from '../svg.ts';
import { archPath } from './arch.ts';

/** A school bench: one plank with its top seen from slightly above, two pairs of legs. */
export const bench =
  (width = 420, height = 96): Piece =>
  (stage) => {
    const wood = tone(stage, 'wood');
    const dark = tone(stage, 'walnut');
    const half = width / 2;
    const leg = (x: number, colour: string) =>
      polygon(
        [
          [x - 13, -height + 12],
          [x + 13, -height + 12],
          [x + 10, 0],
          [x - 10, 0],
        ],
        colour,
      );
    return (
      ellipse(14, 2, half * 1.04, 13, stage.light.shadow[0], 0.26) +
      leg(-half + 66, dark.shade) +
      leg(half - 66, dark.shade) +
      leg(-half + 34, dark.mid) +
      leg(half - 34, dark.mid) +
      rect(-half + 34, -height * 0.46, width - 68, 10, dark.mid) +
      polygon(
        [
          [-half, -height],
          [half, -height],
          [half - 26, -height - 30],
          [-half + 26, -height - 30],
        ],
        wood.lit,
      ) +
      stroke(`M${-half + 40} ${-height - 12}H${half - 90}M${-half + 120} ${-height - 21}H${half - 46}`, wood.mid, 2.5) +
      rect(-half, -height, width, 17, wood.mid) +
      rect(-half, -height + 13, width, 5, wood.shade)
    );
  };

/** A table across the foot of the picture: its top from y on, its front below. */
export const tabletop =
  (y: number, depth: number, material: Material = 'wood'): Piece =>
  (stage) => {
    const wood = tone(stage, material);
    const w = stage.width;
    // A row of carved stars, where the front is high enough to carry it.
    const front = stage.height - y - depth - 18;
    const cell = Math.min(84, front * 0.82);
    const columns = Math.ceil(w / cell);
    const carved =
      front < 54
        ? ''
        : path(
            starLattice({
              cell,
              columns,
              rows: 1,
              x: (w - columns * cell) / 2,
              y: stage.height - front / 2 - cell / 2,
              hearts: true,
            }),
            wood.mid,
            'fill-rule="evenodd" opacity=".32"',
          );
    return (
      rect(-5, y, w + 10, depth, wood.lit) +
      rect(-5, y, w + 10, 4, mix(wood.lit, '#FFFFFF', 0.25)) +
      stroke(
        `M0 ${short(y + depth * 0.34)}H${short(w * 0.42)}M${short(w * 0.3)} ${short(y + depth * 0.68)}H${short(w * 0.86)}M${short(w * 0.62)} ${short(y + depth * 0.2)}H${w}`,
        wood.mid,
        3,
        'opacity=".6"',
      ) +
      rect(-5, y + depth, w + 10, 18, wood.mid) +
      rect(-5, y + depth + 18, w + 10, stage.height - y - depth, wood.shade) +
      carved
    );
  };

/** A floor of slabs that runs away to a vanishing point. */
export const floor =
  (y: number, vx: number, vy: number, material: Material = 'stone'): Piece =>
  (stage) => {
    const stone = tone(stage, material);
    const w = stage.width;
    const h = stage.height;
    let d = '';
    const end = (x: number, at: number) => vx + ((x - vx) * (at - vy)) / (h - vy);
    for (let index = -10; index <= 10; index += 1) {
      const x = vx + index * w * 0.14;
      d += `M${short(end(x, y))} ${y}L${short(x)} ${h}`;
    }
    for (let step = 1; step < 14; step += 1) {
      const at = vy + (h + 40 - vy) / (1 + step * 0.42);
      if (at > y) d += `M0 ${short(at)}H${w}`;
    }
    return (
      rect(-5, y, w + 10, h - y + 5, stone.mid) +
      stroke(d, mix(stone.mid, stone.shade, 0.55), 2.6) +
      rect(-5, y, w + 10, 6, stone.shade)
    );
  };

/** Light that falls through an arch on to a floor: a slanted bright shape. */
export const lightPatch =
  (x: number, y: number, width: number, length: number, slant: number, opacity = 0.4): Piece =>
  (stage) =>
    path(
      `M${x} ${y}H${x + width}L${short(x + width * 1.25 + slant)} ${short(y + length * 0.8)}Q${short(x + width * 0.72 + slant * 1.12)} ${short(y + length * 1.2)} ${short(x + slant * 0.96)} ${short(y + length * 0.8)}Z`,
      stage.light.glow,
      `opacity="${opacity}"`,
    );

/** A carpet lying on the floor, narrower at its far edge; its near edge is centred on 0. */
export const carpet =
  (width: number, depth: number, colour: 'clay' | 'navy' | 'palm' = 'clay', niche = false): Piece =>
  (stage) => {
    const cloth = tone(stage, colour);
    const gold = tone(stage, 'gold');
    const page = tone(stage, 'page');
    const k = 0.66;
    const quad = (inset: number) => {
      const y1 = -depth * inset * 0.9;
      const y2 = -depth * (1 - inset * 0.9);
      const half = (y: number) => (width / 2) * (1 - (1 - k) * (-y / depth)) - width * inset * 0.42;
      return [
        [-half(y1), y1],
        [half(y1), y1],
        [half(y2), y2],
        [-half(y2), y2],
      ] as const;
    };
    let fringe = '';
    for (let x = -width / 2 + 6; x < width / 2; x += 12) fringe += `M${short(x)} 0v10`;
    for (let x = (-width / 2) * k + 5; x < (width / 2) * k; x += 9) fringe += `M${short(x)} ${-depth}v-7`;
    const id = stage.id();
    const inside = niche
      ? path(archPath({ x: 0, y: -depth * 0.14, w: width * 0.5, h: depth * 0.72, point: 0.8 }), cloth.lit) +
        stroke(archPath({ x: 0, y: -depth * 0.14, w: width * 0.5, h: depth * 0.72, point: 0.8 }), gold.mid, 3)
      : `<g transform="translate(0 ${short(-depth / 2)}) scale(1 ${short((depth / width) * 1.6)})">${path(starLattice({ cell: width * 0.17, columns: 5, rows: 3, x: -width * 0.425, y: -width * 0.255 }), cloth.lit, 'opacity=".75"') + path(starHeart(0, 0, width * 0.06), gold.mid)}</g>`;
    return (
      stroke(fringe, page.mid, 3) +
      polygon(quad(0), cloth.shade) +
      polygon(quad(0.07), gold.mid) +
      polygon(quad(0.09), cloth.mid) +
      polygon(quad(0.16), page.mid) +
      polygon(quad(0.175), cloth.mid) +
      `<clipPath id="${id}"><path d="M${quad(0.18)
        .map(([x, y]) => `${short(x)} ${short(y)}`)
        .join('L')}Z"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
    );
  };

/** A carpet hanging on a wall or a line; 240 wide, its upper edge at 0. */
export const hangingCarpet =
  (colour: 'clay' | 'navy' | 'palm', height = 340): Piece =>
  (stage) => {
    const cloth = tone(stage, colour);
    const gold = tone(stage, 'gold');
    const page = tone(stage, 'page');
    let fringe = '';
    for (let x = -114; x <= 114; x += 12) fringe += `M${x} ${height}v16`;
    let stars = '';
    for (let y = 56; y < height - 40; y += 64)
      stars +=
        path(starPath(0, y, 30), page.mid) +
        path(starPath(0, y, 22), cloth.shade) +
        path(starHeart(0, y, 15), gold.mid) +
        path(starPath(-62, y, 12) + starPath(62, y, 12), gold.mid);
    return (
      stroke(fringe, page.shade, 4) +
      rect(-120, 0, 240, height, cloth.mid) +
      rect(60, 0, 60, height, cloth.shade) +
      `<rect x="-108" y="12" width="216" height="${height - 24}" fill="none" stroke="${gold.mid}" stroke-width="5"/><rect x="-96" y="24" width="192" height="${height - 48}" fill="none" stroke="${page.mid}" stroke-width="2.5"/>` +
      stars
    );
  };

/** A floor cushion with a tassel at each end; 180 wide. */
export const cushion =
  (colour: 'clay' | 'navy' | 'palm' | 'gold' = 'clay'): Piece =>
  (stage) => {
    const cloth = tone(stage, colour);
    return (
      ellipse(6, 2, 98, 9, stage.light.shadow[0], 0.28) +
      path('M-84 -44C-94 -20 -92 -8 -86 0H86C92 -8 94 -20 84 -44C50 -58 -50 -58 -84 -44Z', cloth.shade) +
      path(
        'M-84 -44C-94 -30 -94 -24 -90 -18C-50 -30 50 -30 90 -18C94 -24 94 -30 84 -44C50 -58 -50 -58 -84 -44Z',
        cloth.mid,
      ) +
      path('M-80 -42C-50 -55 50 -55 80 -42C40 -48 -40 -48 -80 -42Z', cloth.lit) +
      path(starPath(0, -25, 10), tone(stage, 'gold').mid)
    );
  };

/** A low stool of wood and hide; 120 wide. */
export const stool = (): Piece => (stage) => {
  const wood = tone(stage, 'walnut');
  const hide = tone(stage, 'wood');
  return (
    ellipse(6, 1, 70, 9, stage.light.shadow[0], 0.28) +
    stroke('M-46 -62L-54 0M46 -62L54 0M-30 -66L-22 -4M30 -66L22 -4', wood.mid, 9) +
    stroke('M-50 -26H50', wood.shade, 6) +
    ellipse(0, -66, 62, 15, hide.mid) +
    ellipse(0, -70, 62, 14, hide.lit) +
    stroke('M-40 -70H40M0 -80V-60', hide.mid, 3)
  );
};

/** A kettle and two glasses on a round tray; 200 wide. */
export const teaTray = (): Piece => (stage) => {
  const metal = tone(stage, 'metal');
  const gold = tone(stage, 'gold');
  const clay = tone(stage, 'clay');
  const glass = (x: number) =>
    polygon(
      [
        [x - 13, -46],
        [x + 13, -46],
        [x + 10, -10],
        [x - 10, -10],
      ],
      clay.mid,
    ) +
    polygon(
      [
        [x - 13, -46],
        [x - 4, -46],
        [x - 4, -10],
        [x - 10, -10],
      ],
      clay.lit,
    ) +
    rect(x - 13, -54, 26, 9, tone(stage, 'page').mid);
  return (
    ellipse(4, 2, 116, 13, stage.light.shadow[0], 0.28) +
    ellipse(0, -6, 110, 15, gold.shade) +
    ellipse(0, -10, 110, 14, gold.lit) +
    path('M-70 -12C-84 -60 -64 -84 -44 -90H-22C0 -84 18 -60 6 -12Z', metal.mid) +
    path('M-20 -90C0 -84 18 -60 6 -12H-20C-6 -40 -8 -70 -20 -90Z', metal.shade) +
    path('M2 -48L40 -84L46 -78L8 -26Z', metal.mid) +
    stroke('M-66 -78C-80 -130 14 -130 0 -78', metal.shade, 6) +
    rect(-42, -98, 18, 9, metal.shade, 3) +
    glass(42) +
    glass(78)
  );
};

/** A bowl of dates; 130 wide. */
export const dates = (): Piece => (stage) => {
  const bowl = tone(stage, 'navy');
  const fruit = tone(stage, 'walnut');
  const wood = tone(stage, 'wood');
  let heap = '';
  for (const [x, y, turn] of [
    [-36, -46, -20],
    [-10, -48, 12],
    [18, -47, -8],
    [40, -45, 24],
    [-22, -58, 8],
    [6, -60, -16],
    [28, -57, 18],
    [-4, -69, 4],
  ] as const)
    heap += `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, 17, 9, fruit.mid) + ellipse(-4, -3, 8, 3, wood.mid)}</g>`;
  return (
    ellipse(6, 0, 60, 8, stage.light.shadow[0], 0.28) +
    heap +
    path('M-66 -44H66C62 -16 40 -4 24 0H-24C-40 -4 -62 -16 -66 -44Z', bowl.mid) +
    path('M20 -44H66C62 -16 40 -4 24 0H4C18 -12 22 -28 20 -44Z', bowl.shade) +
    rect(-68, -48, 136, 7, tone(stage, 'gold').mid, 3) +
    path(starPath(-12, -22, 10), tone(stage, 'gold').mid)
  );
};

/** Folded blankets on each other; 200 wide. */
export const blankets =
  (count: number): Piece =>
  (stage) => {
    const kinds: readonly ('clay' | 'navy' | 'cloth' | 'palm' | 'gold')[] = ['navy', 'cloth', 'clay', 'gold', 'palm'];
    let drawn = ellipse(8, 0, 118, 11, stage.light.shadow[0], 0.3);
    for (let index = 0; index < count; index += 1) {
      const cloth = tone(stage, kinds[index % kinds.length] ?? 'cloth');
      const stripe = tone(stage, kinds[(index + 1) % kinds.length] ?? 'page');
      const y = -index * 36;
      const dx = index % 2 === 0 ? 0 : 6;
      drawn += `<g transform="translate(${dx} ${y})">${path('M-98 0Q-108 0 -108 -18T-98 -36H92Q104 -36 104 -27T92 -18Q104 -18 104 -9T92 0Z', cloth.mid) + path('M-98 -18H92Q104 -18 104 -9T92 0H-98Q-106 0 -107 -14Z', cloth.shade) + rect(-70, -36, 16, 36, stripe.mid) + rect(-46, -36, 7, 36, stripe.mid) + path('M-98 -36H92Q98 -36 101 -33H-104Q-102 -36 -98 -36Z', cloth.lit)}</g>`;
    }
    return drawn;
  };

/** A strong-box with a lock and a slot for gifts; 220 wide and 150 high. */
export const chest = (): Piece => (stage) => {
  const wood = tone(stage, 'walnut');
  const gold = tone(stage, 'gold');
  return (
    ellipse(8, 1, 124, 11, stage.light.shadow[0], 0.3) +
    rect(-110, -104, 220, 104, wood.mid, 4) +
    rect(48, -104, 62, 104, wood.shade, 4) +
    path('M-114 -100C-112 -136 -96 -148 -84 -150H84C96 -148 112 -136 114 -100Z', wood.lit) +
    path('M50 -100C50 -130 44 -146 40 -150H84C96 -148 112 -136 114 -100Z', wood.mid) +
    rect(-114, -106, 228, 9, gold.mid) +
    rect(-92, -104, 13, 104, gold.shade) +
    rect(79, -104, 13, 104, gold.shade) +
    rect(-24, -112, 48, 50, gold.lit, 5) +
    path(starPath(0, -87, 15), wood.shade) +
    rect(-24, -136, 48, 6, wood.shade, 3)
  );
};

/** A balance with two pans at rest; 300 wide and 290 high. */
export const balance = (): Piece => (stage) => {
  const gold = tone(stage, 'gold');
  const pan = (x: number) =>
    stroke(`M${x} -232L${x - 54} -116M${x} -232L${x + 54} -116`, gold.shade, 2.5) +
    path(`M${x - 62} -116H${x + 62}C${x + 50} -90 ${x - 50} -90 ${x - 62} -116Z`, gold.mid) +
    path(`M${x - 62} -116H${x}C${x - 10} -98 ${x - 50} -92 ${x - 62} -116Z`, gold.lit);
  return (
    ellipse(6, 1, 90, 9, stage.light.shadow[0], 0.28) +
    path('M-76 0C-70 -20 -30 -20 -14 -30H14C30 -20 70 -20 76 0Z', gold.shade) +
    path('M-76 0C-70 -20 -30 -20 -14 -30H0V0Z', gold.mid) +
    rect(-7, -250, 14, 224, gold.mid) +
    rect(-7, -250, 5, 224, gold.lit) +
    path('M-134 -232Q0 -262 134 -232L134 -226Q0 -250 -134 -226Z', gold.shade) +
    path(starPath(0, -258, 18), gold.lit) +
    pan(-130) +
    pan(130)
  );
};

/** A pair of sandals, seen from above at a slant; 80 wide. */
export const sandals =
  (colour: 'walnut' | 'navy' | 'clay' = 'walnut'): Piece =>
  (stage) => {
    const sole = tone(stage, colour);
    const strap = tone(stage, 'wood');
    const one = (x: number, turn: number) =>
      `<g transform="translate(${x} -14) rotate(${turn})">${ellipse(2, 3, 13, 30, stage.light.shadow[0], 0.3) + path('M-12 -20C-14 -34 12 -34 12 -18C12 -4 8 4 9 16C10 30 -9 30 -9 16C-8 4 -11 -6 -12 -20Z', sole.mid) + stroke('M-10 -6L0 -18L10 -6', strap.lit, 4)}</g>`;
    return one(-18, -7) + one(18, 6);
  };
