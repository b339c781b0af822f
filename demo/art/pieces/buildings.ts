import { closedPath, short, starHeart, starPath, type Point } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import { circle, ellipse, path, polygon, rect, stroke, tone, type Piece } from '../svg.ts';
import { archPath } from './arch.ts';

/** A minaret far away, about 360 high: three storeys, a gallery, a lantern and a crescent-free finial. */
export const minaret =
  (lamp = false): Piece =>
  (stage) => {
    const wall = tone(stage, 'plaster');
    const shaft = (half: number, from: number, to: number) =>
      rect(-half, -to, half * 2, to - from, wall.shade) +
      rect(-half, -to, half * 1.1, to - from, wall.mid) +
      rect(-half, -to, half * 0.45, to - from, wall.lit);
    const slit = (y: number) =>
      path(archPath({ x: 3, y: -y, w: 8, h: 22 }), mix(wall.shade, stage.light.shadow[0], 0.5));
    return (
      shaft(28, 0, 120) +
      rect(-33, -128, 66, 9, wall.lit) +
      shaft(22, 128, 236) +
      polygon(
        [
          [-22, -236],
          [22, -236],
          [36, -252],
          [-36, -252],
        ],
        wall.shade,
      ) +
      rect(-38, -264, 76, 12, wall.mid) +
      rect(-38, -264, 40, 12, wall.lit) +
      shaft(13, 264, 304) +
      path('M-19 -304Q-17 -332 0 -346Q17 -332 19 -304Z', wall.shade) +
      path('M-19 -304Q-17 -332 0 -346Q-4 -326 -4 -304Z', wall.mid) +
      stroke('M0 -346V-366', tone(stage, 'gold').mid, 4) +
      slit(66) +
      slit(160) +
      (lamp ? circle(0, -284, 8, stage.light.glow) + circle(0, -284, 26, stage.light.glow, 0.2) : slit(276))
    );
  };

/** A small domed mosque; about 300 wide. */
export const mosque =
  (lit = false): Piece =>
  (stage) => {
    const wall = tone(stage, 'plaster');
    const palm = tone(stage, 'palm');
    const dark = lit ? stage.light.glow : mix(wall.shade, stage.light.shadow[0], 0.5);
    const arches = [-96, -32, 32, 96].map((x) => path(archPath({ x, y: 0, w: 40, h: 72 }), dark)).join('');
    return (
      path('M-78 -112C-82 -170 -40 -190 0 -214C40 -190 82 -170 78 -112Z', palm.shade) +
      path('M-78 -112C-82 -170 -40 -190 0 -214C-18 -186 -28 -160 -26 -112Z', palm.mid) +
      stroke('M0 -214V-238', tone(stage, 'gold').mid, 5) +
      rect(-88, -126, 176, 18, wall.lit) +
      rect(-150, -112, 300, 112, wall.mid) +
      rect(60, -112, 90, 112, wall.shade) +
      rect(-156, -118, 312, 10, wall.lit) +
      arches
    );
  };

/** A flat-roofed house, whitewashed, with its shaded side to the right. */
export const house =
  (
    width: number,
    height: number,
    { door = true, windows = 1, lamps = false, colour = 'plaster' as 'plaster' | 'stone' | 'cloth' } = {},
  ): Piece =>
  (stage) => {
    const wall = tone(stage, colour);
    const wood = tone(stage, 'palm');
    const dark = lamps ? stage.light.glow : mix(wall.shade, stage.light.shadow[0], 0.62);
    const side = width * 0.3;
    let parts =
      rect(-width / 2, -height, width, height, wall.mid) +
      polygon(
        [
          [width / 2 - side, -height],
          [width / 2, -height],
          [width / 2, 0],
          [width / 2 - side, 0],
        ],
        wall.shade,
      ) +
      rect(-width / 2 - 5, -height - 10, width - side + 9, 13, wall.lit) +
      rect(width / 2 - side + 4, -height - 10, side + 1, 13, mix(wall.shade, wall.mid, 0.5));
    const face = width - side;
    if (door)
      parts +=
        path(archPath({ x: -width / 2 + face * 0.3, y: 0, w: face * 0.26, h: height * 0.56 }), wood.shade) +
        path(archPath({ x: -width / 2 + face * 0.28, y: 0, w: face * 0.2, h: height * 0.52 }), wood.mid);
    for (let index = 0; index < windows; index += 1) {
      const x = -width / 2 + face * (0.62 + index * 0.22);
      parts +=
        path(archPath({ x, y: -height * 0.42, w: face * 0.14, h: height * 0.26 }), dark) +
        rect(x - face * 0.1, -height * 0.42, face * 0.2, 4, wall.lit);
    }
    return (
      parts + path(archPath({ x: width / 2 - side / 2, y: -height * 0.42, w: side * 0.26, h: height * 0.24 }), dark)
    );
  };

/** Small houses side by side: a quarter or a town in the distance. */
export const town =
  (x: number, y: number, list: readonly (readonly [width: number, height: number])[], lamps = false): Piece =>
  (stage) => {
    let left = x;
    let drawn = '';
    list.forEach(([width, height], index) => {
      const kind = index % 3 === 1 ? 'stone' : index % 3 === 2 ? 'cloth' : 'plaster';
      drawn += `<g transform="translate(${short(left + width / 2)} ${y})">${house(width, height, { colour: kind, lamps, windows: 1 + (index % 2), door: index % 2 === 0 })(stage)}</g>`;
      left += width * 0.94;
    });
    return drawn;
  };

/**
 * A school or library building: two storeys of arches; 640 wide, 330 high. Unfinished, its upper storey is bare stone
 * in steps.
 */
export const hallFront =
  ({ finished = true, lit = false } = {}): Piece =>
  (stage) => {
    const wall = tone(stage, 'plaster');
    const stone = tone(stage, 'stone');
    const dark = lit ? stage.light.glow : mix(wall.shade, stage.light.shadow[0], 0.6);
    const steps: Point[] = [
      [-320, -300],
      [40, -300],
      [40, -264],
      [110, -264],
      [110, -224],
      [190, -224],
      [190, -190],
      [320, -190],
      [320, -157],
      [-320, -157],
    ];
    let upper = '';
    if (finished) {
      upper =
        rect(-320, -300, 640, 143, wall.mid) +
        rect(200, -300, 120, 143, wall.shade) +
        rect(-332, -318, 664, 20, wall.lit) +
        rect(-320, -298, 640, 6, wall.shade);
      for (let index = 0; index < 9; index += 1)
        if (index !== 4) upper += rect(-326 + index * 76, -334, 44, 17, wall.mid);
      upper +=
        polygon(
          [
            [-80, -318],
            [80, -318],
            [60, -352],
            [-60, -352],
          ],
          wall.mid,
        ) + path(starPath(0, -334, 13), tone(stage, 'gold').mid);
    } else {
      upper =
        path(closedPath(steps), stone.mid) +
        stroke('M-320 -264H40M-320 -227H110M-320 -190H190', stone.shade, 2.5, 'opacity=".6"');
    }
    let openings = '';
    for (let index = 0; index < 5; index += 1) {
      const x = -256 + index * 114;
      const size = index === 2 ? { w: 88, h: 138 } : { w: 66, h: 114 };
      openings +=
        path(archPath({ x: x + 4, y: 0, w: size.w + 8, h: size.h + 4 }), wall.shade) +
        path(archPath({ x, y: 0, ...size }), dark);
      if (finished || index < 3)
        openings +=
          path(archPath({ x: x + 3, y: -184, w: 42, h: 76 }), wall.shade) +
          path(archPath({ x, y: -184, w: 38, h: 74 }), dark) +
          rect(x - 28, -184, 56, 5, wall.lit);
    }
    return (
      rect(-320, -157, 640, 157, wall.mid) +
      rect(200, -157, 120, 157, wall.shade) +
      upper +
      rect(-324, -166, 648, 9, wall.lit) +
      rect(-320, -157, 640, 4, wall.shade) +
      openings
    );
  };

/** Poles, planks and a ladder in front of a wall. */
export const scaffold =
  (width: number, height: number, storeys = 3): Piece =>
  (stage) => {
    const wood = tone(stage, 'wood');
    const dark = tone(stage, 'walnut');
    const poles = Math.round(width / 90);
    let drawn = '';
    for (let index = 0; index <= poles; index += 1) {
      const x = -width / 2 + (index * width) / poles;
      drawn +=
        rect(x - 4, -height - 26, 8, height + 26, dark.mid) + rect(x - 4, -height - 26, 3, height + 26, wood.lit);
    }
    for (let storey = 1; storey <= storeys; storey += 1) {
      const y = (-height * storey) / storeys;
      drawn +=
        rect(-width / 2 - 22, y, width + 44, 10, wood.lit) + rect(-width / 2 - 22, y + 8, width + 44, 6, dark.shade);
      if (storey < storeys)
        drawn += stroke(
          `M${-width / 2} ${short(y)}L${short(-width / 2 + width / poles)} ${short(y - height / storeys)}M${width / 2} ${short(y)}L${short(width / 2 - width / poles)} ${short(y - height / storeys)}`,
          wood.mid,
          5,
        );
    }
    return drawn;
  };

/** A ladder that leans to the right. */
export const ladder =
  (height: number, lean = 60): Piece =>
  (stage) => {
    const wood = tone(stage, 'wood');
    let rungs = '';
    for (let y = 26; y < height - 10; y += 30) rungs += `M${short((lean * y) / height)} ${-y}h40`;
    return stroke(rungs, wood.lit, 6) + stroke(`M0 0L${lean} ${-height}M40 0L${lean + 40} ${-height}`, wood.shade, 8);
  };

/** Nomad huts: a dome of mats with bands, about 200 wide. */
export const aqal =
  (lamp = false): Piece =>
  (stage) => {
    const cloth = tone(stage, 'cloth');
    const wood = tone(stage, 'wood');
    const clay = tone(stage, 'clay');
    const dome = 'M-104 0C-108 -70 -62 -122 0 -122C62 -122 108 -70 104 0Z';
    return (
      path(dome, cloth.shade) +
      path('M-104 0C-108 -70 -62 -122 0 -122C12 -122 24 -120 34 -116C14 -90 10 -40 14 0Z', cloth.mid) +
      path('M-104 0C-107 -60 -74 -106 -28 -119C-64 -90 -76 -40 -74 0Z', cloth.lit) +
      stroke('M-97 -44Q0 -78 97 -44M-78 -82Q0 -110 78 -82', clay.mid, 5, 'opacity=".7"') +
      stroke('M-101 -26Q0 -56 101 -26', wood.mid, 3, 'opacity=".7"') +
      path(
        archPath({ x: 18, y: 0, w: 52, h: 72, point: 0.55 }),
        lamp ? stage.light.glow : mix(wood.shade, stage.light.shadow[0], 0.5),
      ) +
      (lamp ? ellipse(24, 6, 60, 10, stage.light.glow, 0.35) : '') +
      stroke(archPath({ x: 18, y: 0, w: 52, h: 72, point: 0.55 }).slice(0, -1), wood.shade, 4)
    );
  };

/** A ridge tent; about 260 wide and 150 high. */
export const tent =
  (lamp = false): Piece =>
  (stage) => {
    const cloth = tone(stage, 'cloth');
    const wood = tone(stage, 'walnut');
    const dark = lamp ? stage.light.glow : mix(cloth.shade, stage.light.shadow[0], 0.6);
    return (
      stroke('M-40 -146L-40 -160M-150 4L-40 -146M174 4L96 -138', wood.shade, 3) +
      polygon(
        [
          [-40, -146],
          [96, -138],
          [156, 0],
          [40, 0],
        ],
        cloth.shade,
      ) +
      polygon(
        [
          [-40, -146],
          [96, -138],
          [110, -104],
          [-18, -108],
        ],
        cloth.mid,
      ) +
      polygon(
        [
          [-40, -146],
          [40, 0],
          [-120, 0],
        ],
        cloth.lit,
      ) +
      polygon(
        [
          [-40, -120],
          [-8, 0],
          [-66, 0],
        ],
        dark,
      ) +
      polygon(
        [
          [-40, -120],
          [-66, 0],
          [-84, 0],
        ],
        cloth.mid,
      ) +
      polygon(
        [
          [-40, -120],
          [-8, 0],
          [6, 0],
        ],
        cloth.mid,
      ) +
      rect(-43, -158, 6, 14, wood.mid)
    );
  };

/** A carved double door under a pointed lunette; 220 wide, 400 high. */
export const carvedDoor =
  (colour: 'palm' | 'navy' | 'wood' | 'walnut' = 'palm', open = false): Piece =>
  (stage) => {
    const leaf = tone(stage, colour);
    const gold = tone(stage, 'gold');
    const wall = tone(stage, 'plaster');
    const frame = { x: 0, y: 0, w: 236, h: 416 };
    let parts =
      path(archPath({ ...frame, w: 286, h: 446 }), wall.lit) +
      path(archPath({ ...frame, w: 256, h: 428 }), tone(stage, 'wood').shade) +
      path(archPath(frame), open ? mix(leaf.shade, stage.light.shadow[0], 0.7) : leaf.mid);
    for (const side of [-1, 1]) {
      const x = side === -1 ? -106 : 4;
      for (let row = 0; row < 3; row += 1) {
        const y = -92 - row * 88;
        parts +=
          rect(x, y, 102, 76, leaf.shade, 2) +
          rect(x + 4, y + 4, 94, 68, mix(leaf.mid, leaf.lit, 0.25), 2) +
          path(starPath(x + 51, y + 38, 29), leaf.shade) +
          path(starHeart(x + 51, y + 38, 18), gold.mid);
      }
      parts += circle(side * 12, -150, 6, gold.lit);
    }
    const lunette = `M-118 -272H118`;
    return (
      parts +
      stroke(lunette, leaf.shade, 8) +
      path(starPath(0, -326, 44), leaf.shade) +
      path(starPath(0, -326, 30), gold.mid) +
      path(starHeart(0, -326, 18), leaf.lit) +
      stroke('M0 0V-272', leaf.shade, 5) +
      rect(-150, -4, 300, 14, wall.shade)
    );
  };

/** A window with a lattice of stars and a pair of open shutters; 200 wide, 300 high, foot of the sill at 0. */
export const latticeWindow =
  (shutter: 'palm' | 'navy' | 'wood' = 'palm', lamp = false): Piece =>
  (stage) => {
    const wall = tone(stage, 'plaster');
    const leaf = tone(stage, shutter);
    const behind = lamp ? stage.light.glow : mix(stage.light.sky[0], stage.light.shadow[0], 0.6);
    const bars = tone(stage, 'walnut');
    let grid = '';
    for (let row = 0; row < 5; row += 1)
      for (let column = 0; column < 3; column += 1) grid += starPath(-46 + column * 46, -26 - row * 46, 23);
    const hole = archPath({ x: 0, y: 0, w: 140, h: 250 });
    const id = stage.id();
    const panel = (x: number, from: string, to: string) =>
      rect(x, -216, 62, 216, from) + [0, 1, 2, 3].map((row) => rect(x + 9, -206 + row * 52, 44, 42, to, 2)).join('');
    return (
      path(archPath({ x: 0, y: 0, w: 168, h: 268 }), wall.lit) +
      path(hole, behind) +
      `<clipPath id="${id}"><path d="${hole}"/></clipPath><g clip-path="url(#${id})">${stroke(grid, bars.mid, 5)}</g>` +
      stroke(hole, bars.shade, 5) +
      panel(-148, leaf.mid, leaf.lit) +
      panel(86, leaf.shade, leaf.mid) +
      rect(-104, 0, 208, 14, wall.lit) +
      rect(-104, 13, 208, 7, wall.shade)
    );
  };
