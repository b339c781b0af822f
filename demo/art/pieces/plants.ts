import { closedPath, short, type Point } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import { between, ellipse, path, polygon, smooth, stroke, tone, type Piece } from '../svg.ts';

/** One palm leaf from 0 0: a bent rib whose lower edge is cut into leaflets. */
function frond(angle: number, length: number, droop: number): string {
  const direction: Point = [Math.cos(angle), -Math.sin(angle)];
  const bend: Point = [direction[0] * length * 0.55, direction[1] * length * 0.62 - droop * 0.25];
  const tip: Point = [direction[0] * length, direction[1] * length * 0.5 + droop];
  const along = (t: number): Point => [
    2 * t * (1 - t) * bend[0] + t * t * tip[0],
    2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ];
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let step = 0; step <= 12; step += 1) {
    const t = step / 12;
    const [x, y] = along(t);
    const depth = length * 0.24 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12));
    upper.push([x, y - depth * 0.16]);
    lower.push([x + direction[0] * depth * 0.3, y + depth * (step % 2 === 0 ? 0.5 : 1)]);
  }
  return closedPath([[0, 0], ...upper.slice(1), tip, ...lower.slice(1).reverse()]);
}

/** A date palm of a given height; its crown is about 260 wide. */
export const datePalm =
  (height = 320, lean = 20, dates = true): Piece =>
  (stage) => {
    const bark = tone(stage, 'wood');
    const leaf = tone(stage, 'leaf');
    const palm = tone(stage, 'palm');
    const gold = tone(stage, 'gold');
    const trunk = `M-15 0Q-9 ${-height * 0.5} ${lean - 9} ${-height}H${lean + 9}Q12 ${-height * 0.5} 17 0Z`;
    const light = `M-15 0Q-9 ${-height * 0.5} ${lean - 9} ${-height}H${lean - 2}Q-2 ${-height * 0.5} -4 0Z`;
    let rings = '';
    for (let y = 22; y < height - 12; y += 24) {
      const x = lean * (y / height) ** 2;
      const half = 14 - 6 * (y / height);
      rings += `M${short(x - half)} ${-y}l${short(half)} 7l${short(half)} -7`;
    }
    const leaves = (colour: string, list: readonly (readonly [angle: number, length: number, droop: number])[]) =>
      list.map(([angle, length, droop]) => path(frond((angle * Math.PI) / 180, length, droop), colour)).join('');
    const turn = between(stage, -5, 5);
    const crown =
      leaves(palm.shade, [
        [-24 + turn, 118, 92],
        [204 + turn, 116, 94],
        [22, 138, 74],
        [158, 138, 76],
      ]) +
      leaves(palm.mid, [
        [8 + turn, 142, 58],
        [172 + turn, 140, 60],
        [48, 138, 30],
        [132, 140, 30],
      ]) +
      (dates
        ? [-20, 2, 22]
            .map(
              (dx) =>
                stroke(`M${dx * 0.3} 6Q${dx} 14 ${dx} 40`, gold.shade, 4) +
                ellipse(dx, 46, 9, 18, gold.mid) +
                ellipse(dx - 3, 42, 4, 10, gold.lit),
            )
            .join('')
        : '') +
      leaves(leaf.mid, [
        [30 + turn, 132, 40],
        [150 + turn, 132, 42],
        [68 + turn, 122, 8],
        [112 + turn, 122, 8],
      ]) +
      leaves(leaf.lit, [
        [88 + turn, 96, -6],
        [140, 112, 18],
      ]);
    return (
      path(trunk, bark.shade) +
      path(light, bark.mid) +
      stroke(rings, bark.shade, 3, 'opacity=".8"') +
      `<g transform="translate(${lean} ${-height})">${crown}</g>`
    );
  };

/** A lens of leaves: domed above, scalloped below. */
function canopy(cx: number, cy: number, width: number, height: number, lumps: number): string {
  let d = `M${short(cx - width / 2)} ${short(cy)}`;
  const step = width / lumps;
  for (let index = 0; index < lumps; index += 1) {
    const share = (index + 0.5) / lumps;
    const top = height * (0.55 + 0.45 * Math.sin(Math.PI * share));
    d += `Q${short(cx - width / 2 + step * (index + 0.5))} ${short(cy - top * 1.6)} ${short(cx - width / 2 + step * (index + 1))} ${short(cy - (index === lumps - 1 ? 0 : top * 0.55))}`;
  }
  for (let index = 0; index < lumps; index += 1) {
    d += `q${short(-step / 2)} ${short(height * 0.42)} ${short(-step)} 0`;
  }
  return `${d}Z`;
}

/** The umbrella acacia; about 340 wide and 250 high. */
export const acacia = (): Piece => (stage) => {
  const bark = tone(stage, 'walnut');
  const leaf = tone(stage, 'leaf');
  const palm = tone(stage, 'palm');
  const limbs =
    'M-10 0C-4 -50 -8 -80 -40 -120L-104 -172L-98 -178L-30 -132C-10 -116 0 -100 4 -84C10 -120 8 -150 -6 -196L2 -198C20 -156 22 -124 20 -98C34 -124 60 -142 108 -176L114 -170C70 -132 34 -104 22 -60C18 -40 18 -20 20 0Z';
  const light = 'M-10 0C-4 -50 -8 -80 -40 -120L-104 -172L-98 -178L-30 -132C-6 -112 0 -90 -1 -50L-2 0Z';
  return (
    path(limbs, bark.shade) +
    path(light, bark.mid) +
    path(canopy(-84, -172, 190, 34, 5), palm.shade) +
    path(canopy(92, -174, 190, 34, 5), palm.shade) +
    path(canopy(4, -198, 300, 44, 7), palm.mid) +
    path(canopy(-70, -196, 150, 28, 4), leaf.shade) +
    path(canopy(-18, -222, 210, 34, 5), leaf.mid) +
    path(canopy(-58, -232, 100, 18, 3), leaf.lit)
  );
};

/** A broad old shade tree; about 420 wide and 400 high. */
export const shadeTree = (): Piece => (stage) => {
  const bark = tone(stage, 'walnut');
  const leaf = tone(stage, 'leaf');
  const palm = tone(stage, 'palm');
  const blob = (x: number, y: number, r: number, colour: string) => ellipse(x, y, r * 1.25, r, colour);
  const tuft = (x: number, y: number, width: number, colour: string) =>
    path(canopy(x, y, width, width * 0.17, 4), colour);
  return (
    path(
      'M-34 0C-20 -40 -22 -110 -60 -190L-40 -200C-18 -160 -6 -150 0 -140C8 -170 30 -190 54 -210L72 -198C36 -160 24 -90 40 0Z',
      bark.shade,
    ) +
    path('M-34 0C-20 -40 -22 -110 -60 -190L-40 -200C-18 -150 -8 -100 -8 0Z', bark.mid) +
    blob(-120, -230, 74, palm.shade) +
    blob(118, -236, 80, palm.shade) +
    blob(0, -220, 66, palm.shade) +
    blob(66, -290, 92, palm.shade) +
    blob(150, -270, 50, palm.shade) +
    blob(-70, -290, 88, palm.mid) +
    blob(-146, -252, 54, palm.mid) +
    blob(36, -318, 84, palm.mid) +
    blob(-20, -346, 72, palm.mid) +
    blob(-40, -250, 50, palm.mid) +
    tuft(-146, -246, 110, leaf.mid) +
    tuft(-40, -232, 100, leaf.shade) +
    tuft(-96, -300, 130, leaf.mid) +
    tuft(16, -284, 120, leaf.shade) +
    tuft(70, -334, 110, leaf.mid) +
    tuft(-28, -366, 130, leaf.mid) +
    tuft(112, -262, 90, leaf.shade) +
    tuft(-112, -316, 70, leaf.lit) +
    tuft(-50, -384, 76, leaf.lit) +
    tuft(-164, -258, 50, leaf.lit)
  );
};

/** A young tree with its stake, in a ring of turned earth. */
export const sapling =
  (height = 110): Piece =>
  (stage) => {
    const leaf = tone(stage, 'leaf');
    const palm = tone(stage, 'palm');
    const wood = tone(stage, 'wood');
    const earth = tone(stage, 'walnut');
    const leaves: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const y = -height * (0.36 + index * 0.15);
      const length = 34 - index * 3;
      leaves.push(
        path(
          `M0 ${short(y)}q${length * 0.5} ${-length * 0.7} ${length} ${-length * 0.35}q${-length * 0.4} ${length * 0.5} ${-length} ${length * 0.35}Z`,
          index > 2 ? leaf.mid : palm.mid,
        ),
        path(
          `M0 ${short(y - 8)}q${-length * 0.5} ${-length * 0.7} ${-length} ${-length * 0.35}q${length * 0.4} ${length * 0.5} ${length} ${length * 0.35}Z`,
          index > 1 ? leaf.lit : leaf.mid,
        ),
      );
    }
    return (
      ellipse(6, 2, 56, 13, earth.shade, 0.85) +
      ellipse(0, -1, 46, 10, earth.mid) +
      stroke(`M17 0V${short(-height * 0.78)}`, wood.shade, 6) +
      stroke(`M0 0Q-3 ${short(-height * 0.5)} 0 ${-height}`, palm.shade, 5) +
      stroke(`M0 ${short(-height * 0.5)}H17`, wood.lit, 3) +
      leaves.join('')
    );
  };

/** A low bush of three domes. */
export const shrub = (): Piece => (stage) => {
  const palm = tone(stage, 'palm');
  const leaf = tone(stage, 'leaf');
  return (
    path('M-66 0C-70 -34 -34 -48 -18 -34C-6 -66 44 -58 42 -28C66 -34 78 -12 70 0Z', palm.shade) +
    path('M-66 0C-70 -34 -34 -48 -18 -34C-8 -56 22 -56 28 -36C6 -40 2 -14 4 0Z', palm.mid) +
    path('M-56 -12C-54 -30 -34 -38 -22 -26C-34 -26 -44 -22 -56 -12Z', leaf.mid)
  );
};

/** Aloe: a fan of pointed leaves with one flower stalk. */
export const aloe =
  (flower = true): Piece =>
  (stage) => {
    const leaf = tone(stage, 'leaf');
    const palm = tone(stage, 'palm');
    const clay = tone(stage, 'clay');
    const blade = (angle: number, length: number, colour: string) => {
      const x = Math.sin((angle * Math.PI) / 180) * length;
      const y = -Math.cos((angle * Math.PI) / 180) * length;
      return path(
        `M-9 0Q${short(x * 0.4 - 10)} ${short(y * 0.6)} ${short(x)} ${short(y)}Q${short(x * 0.4 + 12)} ${short(y * 0.5)} 9 0Z`,
        colour,
      );
    };
    return (
      (flower
        ? stroke('M2 -30Q6 -100 14 -128', palm.shade, 4) +
          polygon(
            [
              [8, -118],
              [20, -118],
              [17, -160],
            ],
            clay.mid,
          ) +
          polygon(
            [
              [8, -118],
              [14, -118],
              [17, -160],
            ],
            clay.lit,
          )
        : '') +
      blade(-62, 70, palm.shade) +
      blade(64, 70, palm.shade) +
      blade(-38, 86, palm.mid) +
      blade(42, 84, palm.shade) +
      blade(18, 92, leaf.mid) +
      blade(-12, 94, leaf.lit)
    );
  };

/** A row of garden crops: short leaves along a raised bed. */
export const cropRow =
  (width: number, count: number): Piece =>
  (stage) => {
    const leaf = tone(stage, 'leaf');
    const palm = tone(stage, 'palm');
    const earth = tone(stage, 'walnut');
    let green = '';
    for (let index = 0; index < count; index += 1) {
      const x = -width / 2 + ((index + 0.5) * width) / count;
      const size = between(stage, 20, 28);
      green += path(
        `M${short(x)} 0q${short(-size)} ${short(-size * 0.3)} ${short(-size * 0.8)} ${short(-size)}q${short(size * 0.8)} 0 ${short(size * 0.8)} ${short(size)}q0 ${short(-size * 1.2)} ${short(size * 0.8)} ${short(-size * 1.1)}q${short(size * 0.2)} ${short(size * 0.8)} ${short(-size * 0.8)} ${short(size * 1.1)}Z`,
        index % 2 === 0 ? leaf.mid : palm.mid,
      );
    }
    return (
      path(
        smooth([
          [-width / 2, 8],
          [-width / 2 + 20, -5],
          [width / 2 - 20, -5],
          [width / 2, 8],
        ]) + 'Z',
        mix(earth.mid, stage.light.ground, 0.4),
      ) + green
    );
  };

/** A plant in a clay pot. */
export const pottedPlant = (): Piece => (stage) => {
  const clay = tone(stage, 'clay');
  return (
    `<g transform="translate(0 -52) scale(.8)">${aloe(false)(stage)}</g>` +
    polygon(
      [
        [-34, -56],
        [34, -56],
        [25, 0],
        [-25, 0],
      ],
      clay.shade,
    ) +
    polygon(
      [
        [-34, -56],
        [-2, -56],
        [-4, 0],
        [-25, 0],
      ],
      clay.mid,
    ) +
    path('M-39 -66H39V-52H-39Z', clay.mid) +
    path('M-39 -66H-4V-52H-39Z', clay.lit)
  );
};

/** Far trees on a horizon: small flat domes. */
export const farTrees =
  (x: number, y: number, width: number, count: number): Piece =>
  (stage) => {
    const colour = mix(tone(stage, 'palm').mid, stage.light.ridges[1], 0.45);
    let trees = '';
    for (let index = 0; index < count; index += 1) {
      const size = between(stage, 9, 18);
      const px = x + stage.random() * width;
      trees +=
        ellipse(px, y - size, size * 1.6, size * 0.62, colour) +
        `<path d="M${short(px)} ${short(y)}V${short(y - size)}" stroke="${colour}" stroke-width="3"/>`;
    }
    return trees;
  };
