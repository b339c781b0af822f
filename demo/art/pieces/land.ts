import { closedPath, short, type Point } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import { between, ellipse, path, rect, smooth, stroke, type Piece, type Stage } from '../svg.ts';

interface Ridge {
  /** Height of the ridge's middle, and how far it rises and falls. */
  y: number;
  amp: number;
  /** A tone of land (0 far, 1 middle, 2 near) or a colour of its own. */
  tone: 0 | 1 | 2 | string;
  /** Length of one swell. */
  swell?: number;
  /** Raises the ridge towards the edges, which leaves the middle open. */
  valley?: number;
}

function ridgeColour(stage: Stage, wanted: Ridge['tone']): string {
  return typeof wanted === 'string' ? wanted : stage.light.ridges[wanted];
}

/** A valley's share of height at x: 0 in the middle, 1 at the edges. */
function rise(stage: Stage, x: number): number {
  return Math.abs((x / stage.width) * 2 - 1) ** 1.6;
}

/** Rolling hills down to the lower edge, with a lighter rim towards the light. */
export const hills =
  ({ y, amp, tone: wanted, swell = 240, valley = 0 }: Ridge): Piece =>
  (stage) => {
    const points: Point[] = [];
    let up = stage.random() > 0.5;
    for (let x = -swell * stage.random(); x < stage.width + swell * 2; x += swell * between(stage, 0.4, 0.65)) {
      const height = (up ? -1 : 1) * amp * between(stage, 0.35, 1);
      points.push([x, y + height - valley * rise(stage, x)]);
      up = !up;
    }
    const colour = ridgeColour(stage, wanted);
    const close = `V${stage.height + 20}H-400Z`;
    const rim = mix(colour, stage.light.sun[0], stage.light.sun[1] * 0.5);
    const lower = points.map(([x, py]): Point => [x + 10, py + 9]);
    return path(smooth([[-400, y], ...points]) + close, rim) + path(smooth([[-400, y], ...lower]) + close, colour);
  };

/** Mountains with a lit and a shaded face, falling to a level foot. */
export const mountains =
  ({ y, amp, tone: wanted, swell = 260, valley = 0 }: Ridge): Piece =>
  (stage) => {
    const colour = ridgeColour(stage, wanted);
    const shade = mix(colour, stage.light.shadow[0], 0.2);
    const line: Point[] = [[-60, y]];
    let faces = '';
    for (let x = -40; x < stage.width + swell;) {
      const step = swell * between(stage, 0.7, 1.25);
      const height = amp * between(stage, 0.45, 1) + valley * rise(stage, x + step / 2);
      const peak: Point = [x + step * between(stage, 0.38, 0.56), y - height];
      const knee: Point = [x + step * 0.2, y - height * between(stage, 0.42, 0.55)];
      const back: Point = [x + step * 0.8, y - height * between(stage, 0.4, 0.52)];
      const saddle: Point = [x + step, y - amp * between(stage, 0.12, 0.3) - valley * rise(stage, x + step)];
      line.push(knee, peak, back, saddle);
      faces += closedPath([
        peak,
        [peak[0] + step * 0.05, peak[1] + height * 0.3],
        [peak[0] - step * 0.06, peak[1] + height * 0.52],
        [peak[0] + step * 0.06, y + 10],
        [saddle[0] + step * 0.02, y + 10],
        saddle,
        back,
      ]);
      x += step;
    }
    return (
      path(
        closedPath([
          ...line,
          [stage.width + swell * 2, y],
          [stage.width + swell * 2, stage.height + 10],
          [-60, stage.height + 10],
        ]),
        colour,
      ) + path(faces, shade)
    );
  };

/** Table mountains, the flat-topped kind of the Golis range, with strata. */
export const mesas =
  ({ y, amp, tone: wanted, swell = 380 }: Ridge): Piece =>
  (stage) => {
    const colour = ridgeColour(stage, wanted);
    const shade = mix(colour, stage.light.shadow[0], 0.16);
    const lit = mix(colour, stage.light.sun[0], 0.25);
    let body = `M-20 ${stage.height + 10}V${y}`;
    let tops = '';
    let sides = '';
    for (let x = -60; x < stage.width + 60;) {
      const width = swell * between(stage, 0.6, 1.2);
      const top = y - amp * between(stage, 0.5, 1);
      const [a, b] = [x + width * 0.16, x + width * 0.84];
      body += `L${short(x)} ${short(y)}L${short(a)} ${short(top + 16)}L${short(a + 12)} ${short(top)}H${short(b - 12)}L${short(b)} ${short(top + 16)}L${short(x + width)} ${short(y)}`;
      tops += `M${short(a)} ${short(top + 16)}L${short(a + 12)} ${short(top)}H${short(b - 12)}L${short(b)} ${short(top + 16)}Z`;
      sides += `M${short(b)} ${short(top + 16)}L${short(x + width)} ${short(y)}H${short(b - width * 0.16)}L${short(b - width * 0.08)} ${short(top + (y - top) * 0.5)}L${short(b - width * 0.12)} ${short(top + 16)}Z`;
      x += width * between(stage, 0.9, 1.4);
    }
    return path(`${body}V${stage.height + 10}Z`, colour) + path(tops, lit) + path(sides, shade);
  };

/** Level ground with a lit edge and flat patches that grow towards the viewer. */
export const plain =
  (y: number, colour?: string, patches = 9): Piece =>
  (stage) => {
    const base = colour ?? stage.light.ground;
    const lit = mix(base, stage.light.sun[0], 0.2);
    const shade = mix(base, stage.light.shadow[0], 0.13);
    let marks = '';
    for (let index = 0; index < patches; index += 1) {
      const depth = (index + 0.5 + stage.random() * 0.4) / patches;
      const width = between(stage, 120, 300) * (0.5 + depth * 1.4);
      marks += ellipse(
        stage.random() * stage.width,
        y + 14 + (stage.height - y) * depth,
        width,
        3 + 13 * depth,
        index % 2 === 0 ? shade : lit,
        0.55,
      );
    }
    return rect(0, y, stage.width, stage.height - y + 5, base) + rect(0, y, stage.width, 5, lit) + marks;
  };

/** Pebbles, short grass and footprints: a texture for ground. */
export const pebbles =
  (y: number, count: number): Piece =>
  (stage) => {
    const dark = mix(stage.light.ground, stage.light.shadow[0], 0.34);
    let stones = '';
    let grass = '';
    for (let index = 0; index < count; index += 1) {
      const depth = stage.random();
      const [px, py] = [stage.random() * stage.width, y + 18 + depth * (stage.height - y - 30)];
      const size = 2 + depth * 5;
      if (index % 3 === 0)
        grass += `M${short(px)} ${short(py)}l${short(-size)} ${short(-size * 2)}M${short(px)} ${short(py)}v${short(-size * 2.6)}M${short(px)} ${short(py)}l${short(size)} ${short(-size * 2)}`;
      else stones += ellipse(px, py, size * 1.3, size * 0.6, dark, 0.7);
    }
    return stones + stroke(grass, dark, 2, 'opacity=".8"');
  };

/** A road that winds from the near edge to a point on the horizon. */
export const road =
  (fromX: number, width: number, toX: number, toY: number, bend = 160, colour?: string): Piece =>
  (stage) => {
    const fill = colour ?? mix(stage.light.ground, stage.light.sun[0], 0.42);
    const h = stage.height + 5;
    const middle = (h + toY) / 2;
    const d =
      `M${fromX - width / 2} ${h}C${short(fromX - width / 2 + bend)} ${short(middle + 60)} ${short(toX - bend * 0.9 - width * 0.1)} ${short(middle - 20)} ${short(toX - 2)} ${toY}` +
      `H${short(toX + 2)}C${short(toX - bend * 0.9 + width * 0.22)} ${short(middle - 10)} ${short(fromX + width / 2 + bend)} ${short(middle + 40)} ${fromX + width / 2} ${h}Z`;
    return path(d, fill);
  };

/** The sea between two heights: bands that darken towards the viewer, and short glints under the light. */
export const sea =
  (y: number, to: number, glintX: number, glints = 46): Piece =>
  (stage) => {
    const [top, low] = stage.light.sky;
    const far = mix(mix(low, '#4C86A0', 0.5), stage.light.ambient, 0.12);
    const near = mix(mix(top, '#1F4E72', 0.6), stage.light.shadow[0], 0.25);
    let bands = '';
    for (let index = 0; index < 9; index += 1) {
      const start = y + (to - y) * (index / 9) ** 1.5;
      bands += rect(0, start, stage.width, to - start + 2, mix(far, near, index / 8));
    }
    let d = '';
    for (let index = 0; index < glints; index += 1) {
      const depth = stage.random() ** 1.4;
      const half = 14 + depth * 60;
      const spread = (60 + depth * 200) * (stage.random() + stage.random() - 1);
      d += `M${short(glintX + spread - half / 2)} ${short(y + 6 + depth * (to - y - 12))}h${short(half * between(stage, 0.5, 1))}`;
    }
    let ripples = '';
    for (let index = 0; index < 26; index += 1) {
      const depth = stage.random();
      ripples += `M${short(stage.random() * stage.width)} ${short(y + 10 + depth * (to - y - 14))}h${short(20 + depth * 50)}`;
    }
    return (
      bands +
      stroke(ripples, mix(near, '#FFFFFF', 0.3), 2.2, 'opacity=".35"') +
      stroke(d, stage.light.glow, 3.2, 'opacity=".75"')
    );
  };

/** The flat shadow of an object on the ground. */
export const shadow =
  (width: number, height = width * 0.09, dx = width * 0.12): Piece =>
  (stage) =>
    ellipse(dx, 0, width / 2, height, stage.light.shadow[0], 0.28);

/** The twin hills outside Hargeisa, side by side on the plain; 680 wide and 150 high. */
export const twinHills =
  (wanted: Ridge['tone']): Piece =>
  (stage) => {
    const colour = ridgeColour(stage, wanted);
    const shade = mix(colour, stage.light.shadow[0], 0.3);
    const cone = (x: number, h: number) =>
      path(
        `M${x - 190} 6C${x - 120} -4 ${x - 74} ${-h * 0.62} ${x - 34} ${-h * 0.94}Q${x} ${-h - 16} ${x + 32} ${-h * 0.94}C${x + 74} ${-h * 0.62} ${x + 120} -4 ${x + 190} 6Z`,
        colour,
      ) +
      path(
        `M${x + 6} ${-h - 3}Q${x + 22} ${-h} ${x + 32} ${-h * 0.94}C${x + 74} ${-h * 0.62} ${x + 120} -4 ${x + 190} 6H${x + 44}C${x + 8} ${-h * 0.3} ${x + 34} ${-h * 0.55} ${x + 6} ${-h - 3}Z`,
        shade,
      );
    return cone(-140, 128) + cone(150, 140);
  };
