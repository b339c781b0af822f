import { short, starHeart, starPath } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import { circle, ellipse, path, polygon, rect, stroke, tone, type Piece } from '../svg.ts';

/** Light around a flame, fading outwards. */
export const glow =
  (r: number, strength = 1): Piece =>
  (stage) => {
    const id = stage.id();
    const stop = (offset: number, opacity: number) =>
      `<stop offset="${offset}" stop-color="${stage.light.glow}" stop-opacity="${(opacity * strength).toFixed(3)}"/>`;
    return (
      `<radialGradient id="${id}">${stop(0, 0.42)}${stop(0.3, 0.24)}${stop(0.65, 0.08)}${stop(1, 0)}</radialGradient>` +
      circle(0, 0, r, `url(#${id})`)
    );
  };

/** A hanging lamp on a chain of a given length, its hook at 0 0; the lamp is 80 wide and 150 high. */
export const hangingLamp =
  (chain: number, lit = true): Piece =>
  (stage) => {
    const gold = tone(stage, 'gold');
    const dark = tone(stage, 'walnut');
    const pane = lit ? stage.light.glow : mix(tone(stage, 'water').mid, stage.light.shadow[0], 0.3);
    const hot = lit ? mix(stage.light.glow, '#FFFFFF', 0.55) : pane;
    return (
      stroke(`M0 0V${chain}`, dark.mid, 3.5) +
      `<g transform="translate(0 ${chain})">` +
      (lit ? `<g transform="translate(0 86)">${glow(150)(stage)}</g>` : '') +
      `<circle cy="5" r="8" fill="none" stroke="${gold.mid}" stroke-width="4"/>` +
      path('M-26 40C-24 20 -8 16 0 12C8 16 24 20 26 40Z', gold.shade) +
      path('M-26 40C-24 20 -8 16 0 12C-4 20 -8 28 -8 40Z', gold.lit) +
      rect(-32, 38, 64, 9, gold.mid, 2) +
      polygon(
        [
          [-28, 47],
          [28, 47],
          [38, 84],
          [22, 122],
          [-22, 122],
          [-38, 84],
        ],
        pane,
      ) +
      polygon(
        [
          [-10, 47],
          [10, 47],
          [14, 84],
          [8, 122],
          [-8, 122],
          [-14, 84],
        ],
        hot,
      ) +
      stroke(
        'M-28 47L-38 84L-22 122M28 47L38 84L22 122M-10 47L-14 84L-8 122M10 47L14 84L8 122M-38 84H38',
        gold.shade,
        3.5,
      ) +
      path('M-26 122H26L14 138H-14Z', gold.mid) +
      path('M-26 122H-4L-4 138H-14Z', gold.lit) +
      polygon(
        [
          [-7, 138],
          [7, 138],
          [0, 152],
        ],
        gold.shade,
      ) +
      '</g>'
    );
  };

/** A round mosque lamp of glass on three chains, hook at 0 0; 110 wide. */
export const glassLamp =
  (chain: number): Piece =>
  (stage) => {
    const gold = tone(stage, 'gold');
    const palm = tone(stage, 'palm');
    return (
      stroke(
        `M0 0V${short(chain - 40)}M0 ${short(chain - 40)}L-34 ${chain + 8}M0 ${short(chain - 40)}L34 ${chain + 8}`,
        gold.shade,
        3,
      ) +
      `<g transform="translate(0 ${chain})"><g transform="translate(0 60)">${glow(150)(stage)}</g>` +
      path('M-44 0C-30 14 -26 22 -24 30C-62 44 -64 92 -28 108H28C64 92 62 44 24 30C26 22 30 14 44 0Z', palm.mid) +
      path('M-44 0C-30 14 -26 22 -24 30C-62 44 -64 92 -28 108H-6C-24 92 -24 50 -4 32L-2 0Z', palm.lit) +
      path(starPath(0, 68, 27), stage.light.glow) +
      path(starHeart(0, 68, 16), mix(stage.light.glow, '#FFFFFF', 0.6)) +
      rect(-46, -4, 92, 8, gold.mid, 3) +
      rect(-26, 27, 52, 6, gold.mid, 2) +
      path('M-28 108H28L20 122H-20Z', gold.shade) +
      '</g>'
    );
  };

/** The storm lantern of the villages, standing on 0; 90 wide and 170 high. */
export const lantern =
  (lit = true): Piece =>
  (stage) => {
    const metal = tone(stage, 'navy');
    const gold = tone(stage, 'gold');
    const glass = lit ? stage.light.glow : mix(stage.light.sky[1], tone(stage, 'water').mid, 0.4);
    return (
      (lit ? `<g transform="translate(0 -76)">${glow(210)(stage)}</g>` : '') +
      stroke('M-40 -110C-60 -210 60 -210 40 -110', metal.shade, 4) +
      stroke('M-42 -30V-120M42 -30V-120', metal.mid, 6) +
      rect(-24, -146, 48, 12, metal.shade, 3) +
      path('M-30 -122Q-22 -138 -16 -138H16Q22 -138 30 -122Z', metal.mid) +
      path('M-26 -122C-44 -96 -40 -56 -24 -40H24C40 -56 44 -96 26 -122Z', glass, 'opacity=".92"') +
      (lit
        ? path('M0 -104C-16 -84 -16 -66 -10 -56H10C16 -66 16 -84 0 -104Z', '#FFFFFF', 'opacity=".75"') +
          path('M0 -90C-8 -78 -8 -68 -5 -60H5C8 -68 8 -78 0 -90Z', gold.mid)
        : '') +
      stroke('M-26 -122C-44 -96 -40 -56 -24 -40M26 -122C44 -96 40 -56 24 -40', metal.shade, 3) +
      path('M-30 -42H30L44 0H-44Z', metal.mid) +
      path('M-30 -42H-8L-14 0H-44Z', metal.lit) +
      rect(-48, -8, 96, 8, metal.shade, 3)
    );
  };

/** A clay oil lamp with one flame; 130 wide. */
export const oilLamp = (): Piece => (stage) => {
  const clay = tone(stage, 'clay');
  return (
    `<g transform="translate(62 -62)">${glow(170)(stage)}</g>` +
    path('M66 -84C54 -68 56 -56 62 -48H72C80 -56 78 -70 66 -84Z', stage.light.glow) +
    path('M67 -68C62 -60 63 -54 66 -49H70C74 -54 73 -60 67 -68Z', '#FFFFFF', 'opacity=".8"') +
    path('M-56 -30C-60 -50 -84 -48 -82 -30C-80 -18 -62 -18 -54 -22Z', clay.shade) +
    path(
      'M-58 -40C-40 -50 30 -50 50 -46L74 -50C74 -36 62 -30 48 -20C36 -8 22 -6 20 0H-30C-32 -6 -56 -16 -58 -40Z',
      clay.mid,
    ) +
    path(
      'M10 -47C30 -48 50 -46 50 -46L74 -50C74 -36 62 -30 48 -20C36 -8 22 -6 20 0H6C22 -16 22 -32 10 -47Z',
      clay.shade,
    ) +
    ellipse(-8, -44, 30, 5, clay.lit)
  );
};

/** A table lamp with a conical shade; 130 wide and 220 high. */
export const readingLamp = (): Piece => (stage) => {
  const gold = tone(stage, 'gold');
  const glass = tone(stage, 'palm');
  return (
    polygon(
      [
        [-56, -150],
        [56, -150],
        [150, 0],
        [-150, 0],
      ],
      stage.light.glow,
      'opacity=".16"',
    ) +
    `<g transform="translate(0 -150)">${glow(190, 0.8)(stage)}</g>` +
    rect(-5, -140, 10, 134, gold.shade) +
    rect(-5, -140, 4, 134, gold.lit) +
    path('M-44 0C-40 -14 -16 -16 0 -18C16 -16 40 -14 44 0Z', gold.mid) +
    polygon(
      [
        [-34, -216],
        [34, -216],
        [66, -146],
        [-66, -146],
      ],
      glass.mid,
    ) +
    polygon(
      [
        [-34, -216],
        [-6, -216],
        [-16, -146],
        [-66, -146],
      ],
      glass.lit,
    ) +
    rect(-68, -150, 136, 8, stage.light.glow, 3)
  );
};

/** A small solar lamp with its panel, on a post; 150 high. */
export const solarLamp = (): Piece => (stage) => {
  const metal = tone(stage, 'metal');
  const navy = tone(stage, 'navy');
  return (
    `<g transform="translate(26 -128)">${glow(150)(stage)}</g>` +
    ellipse(30, 0, 74, 10, stage.light.glow, 0.22) +
    rect(-4, -170, 8, 170, metal.shade) +
    rect(-4, -170, 3, 170, metal.lit) +
    polygon(
      [
        [-46, -160],
        [30, -190],
        [36, -180],
        [-40, -150],
      ],
      navy.lit,
    ) +
    stroke('M-22 -168L-18 -158M2 -178L6 -168', metal.lit, 2) +
    stroke('M0 -142H26V-136', metal.shade, 5) +
    path('M10 -136H44L38 -120H16Z', stage.light.glow) +
    path('M14 -136H40V-142H14Z', navy.mid)
  );
};
