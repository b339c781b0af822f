import { short, starHeart, starPath } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import { between, ellipse, path, polygon, rect, stroke, tone, type Piece } from '../svg.ts';

/** A low round basin of a courtyard with its water; given width, its foot at 0. */
export const basin =
  (width: number): Piece =>
  (stage) => {
    const stone = tone(stage, 'plaster');
    const water = tone(stage, 'water');
    const half = width / 2;
    let marks = '';
    for (let index = 1; index < 9; index += 1)
      marks += `M${short(-half + (index * width) / 9)} ${short(-34 + 10 * Math.sin((index / 9) * Math.PI))}v26`;
    return (
      ellipse(12, 4, half * 1.1, half * 0.2, stage.light.shadow[0], 0.25) +
      path(
        `M${-half} -52C${-half} ${-52 + half * 0.36} ${half} ${-52 + half * 0.36} ${half} -52V-8C${half} ${half * 0.32} ${-half} ${half * 0.32} ${-half} -8Z`,
        stone.mid,
      ) +
      path(
        `M${half * 0.3} ${-52 + half * 0.24}C${half * 0.8} ${-52 + half * 0.2} ${half} ${-40} ${half} -52V-8C${half} ${half * 0.1} ${half * 0.7} ${half * 0.2} ${half * 0.3} ${half * 0.22}Z`,
        stone.shade,
      ) +
      stroke(marks, stone.shade, 3, 'opacity=".45"') +
      ellipse(0, -54, half * 1.03, half * 0.27, stone.lit) +
      ellipse(0, -54, half * 0.9, half * 0.215, stone.shade) +
      ellipse(0, -50, half * 0.88, half * 0.19, water.mid) +
      stroke(
        `M${-half * 0.6} -46h${half * 0.4}M${half * 0.1} -38h${half * 0.4}M${-half * 0.2} -62h${half * 0.34}`,
        water.lit,
        3.5,
      )
    );
  };

/** Building stones in a neat heap; 200 wide. */
export const pallet = (): Piece => (stage) => {
  const stone = tone(stage, 'stone');
  let drawn = ellipse(10, 0, 116, 11, stage.light.shadow[0], 0.28);
  const rows = [4, 3, 2];
  rows.forEach((count, row) => {
    for (let index = 0; index < count; index += 1) {
      const x = -count * 25 + index * 50;
      const y = -34 * (row + 1);
      drawn +=
        rect(x + 1, y, 48, 33, stone.mid) + rect(x + 1, y, 48, 8, stone.lit) + rect(x + 37, y + 8, 12, 25, stone.shade);
    }
  });
  return drawn;
};

/** Standing water that mirrors the sky. */
export const puddle =
  (x: number, y: number, width: number): Piece =>
  (stage) => {
    const water = mix(stage.light.sky[0], stage.light.sky[1], 0.6);
    return (
      ellipse(x, y, width / 2, width * 0.075, mix(stage.light.ground, stage.light.shadow[0], 0.35), 0.6) +
      ellipse(x, y - 3, width * 0.47, width * 0.062, water) +
      stroke(
        `M${short(x - width * 0.2)} ${short(y - 4)}h${short(width * 0.2)}M${short(x + width * 0.08)} ${short(y + 4)}h${short(width * 0.14)}`,
        stage.light.glow,
        3,
        'opacity=".45"',
      )
    );
  };

/** A low wall of stones across part of the sheet, its top at y. */
export const stoneWall =
  (x: number, y: number, width: number, height: number): Piece =>
  (stage) => {
    const stone = tone(stage, 'stone');
    let joints = '';
    for (let row = 0; row * 30 < height - 16; row += 1) {
      for (let at = x + 30 + (row % 2) * 34 + between(stage, -6, 6); at < x + width; at += between(stage, 58, 78))
        joints += `M${short(at)} ${short(y + 16 + row * 30)}v${short(Math.min(30, height - 16 - row * 30))}`;
      joints += `M${x} ${short(y + 16 + row * 30)}h${width}`;
    }
    return (
      rect(x, y, width, height, stone.mid) +
      stroke(joints, stone.shade, 3, 'opacity=".5"') +
      rect(x - 6, y - 4, width + 12, 18, stone.lit, 4)
    );
  };

/** A flight of steps, narrower upwards; centred on 0, its lowest edge at 0. */
export const steps =
  (width: number, count: number, rise = 30): Piece =>
  (stage) => {
    const stone = tone(stage, 'stone');
    let drawn = '';
    for (let index = 0; index < count; index += 1) {
      const half = width / 2 - index * 26;
      drawn +=
        rect(-half, -(index + 1) * rise, half * 2, rise, stone.mid) +
        rect(-half, -(index + 1) * rise, half * 2, rise * 0.36, stone.lit) +
        rect(-half, -index * rise - 4, half * 2, 4, stone.shade);
    }
    return drawn;
  };

/** A channel of water that runs towards the horizon. */
export const channel =
  (x: number, width: number, toX: number, toY: number): Piece =>
  (stage) => {
    const stone = tone(stage, 'stone');
    const water = tone(stage, 'water');
    const h = stage.height + 5;
    const strip = (w: number, far: number, colour: string) =>
      polygon(
        [
          [x - w / 2, h],
          [toX - far, toY],
          [toX + far, toY],
          [x + w / 2, h],
        ],
        colour,
      );
    const glints = [0.16, 0.34, 0.5, 0.64, 0.76, 0.86].map((t, index) => {
      const y = h + (toY - h) * t;
      const cx = x + (toX - x) * t;
      const w = width * (1 - t) * 0.5;
      return `M${short(cx - w * (index % 2 === 0 ? 0.6 : 0.1))} ${short(y)}h${short(w * 0.6)}`;
    });
    return (
      strip(width * 1.4, 9, stone.lit) +
      strip(width * 1.16, 7, stone.shade) +
      strip(width, 6, water.mid) +
      stroke(glints.join(''), water.lit, 4)
    );
  };

/** A gate tower with a lit passage; 360 wide and 420 high. */
export const gate =
  (lit = true): Piece =>
  (stage) => {
    const wall = tone(stage, 'plaster');
    const gold = tone(stage, 'gold');
    const arch = (w: number, h: number) =>
      `M${-w / 2} 0V${-h + w * 0.62}A${w * 0.68} ${w * 0.68} 0 0 1 0 ${-h}A${w * 0.68} ${w * 0.68} 0 0 1 ${w / 2} ${-h + w * 0.62}V0Z`;
    let battlements = '';
    for (let index = 0; index < 7; index += 1) battlements += rect(-180 + index * 54, -446, 36, 28, wall.mid);
    return (
      battlements +
      rect(-180, -420, 360, 420, wall.mid) +
      rect(110, -420, 70, 420, wall.shade) +
      rect(-190, -424, 380, 14, wall.lit) +
      path(arch(236, 336), wall.shade) +
      path(arch(212, 318), lit ? stage.light.glow : mix(wall.shade, stage.light.shadow[0], 0.6)) +
      stroke(arch(260, 354).slice(0, -1), gold.mid, 4) +
      path(starPath(-128, -360, 26) + starPath(128, -360, 26), gold.mid, 'opacity=".8"') +
      path(starHeart(-128, -360, 17) + starHeart(128, -360, 17), wall.mid)
    );
  };
