import { short, starPath } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import { between, circle, path, polygon, rect, stroke, type Piece } from '../svg.ts';
import { glow } from './lamps.ts';

/** The whole sheet in the light's two sky tones; the low one is reached at the horizon. */
export const sky =
  (horizon = 0.75): Piece =>
  (stage) => {
    const id = stage.id();
    const [top, low] = stage.light.sky;
    return (
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="${horizon}" stop-color="${low}"/></linearGradient>` +
      `<rect width="${stage.width}" height="${stage.height}" fill="url(#${id})"/>`
    );
  };

/** Stars above a height; one in twelve is an eight-fold one. */
export const stars =
  (count: number, below: number, from = 0): Piece =>
  (stage) => {
    let small = '';
    let bright = '';
    for (let index = 0; index < count; index += 1) {
      const x = between(stage, 10, stage.width - 10);
      const y = from + stage.random() ** 1.3 * (below - from);
      if (index % 12 === 5) bright += path(starPath(x, y, between(stage, 5, 8)), stage.light.glow, 'opacity=".9"');
      else small += circle(x, y, between(stage, 1.1, 2.6), '#FBF3DC', index % 3 === 0 ? 0.9 : 0.55);
    }
    return small + bright;
  };

/** A thin moon, lit from below on one side. */
export const crescent =
  (x: number, y: number, r: number, turn = -28): Piece =>
  (stage) => {
    const inner = r * 1.16;
    const moon = `M0 ${short(-r)}A${short(r)} ${short(r)} 0 0 0 0 ${short(r)}A${short(inner)} ${short(inner)} 0 0 1 0 ${short(-r)}Z`;
    return (
      `<g transform="translate(${x} ${y})">${glow(r * 4, 0.5)(stage)}</g>` +
      `<g transform="translate(${x} ${y}) rotate(${turn})">${path(moon, mix(stage.light.glow, '#FFFFFF', 0.35))}</g>`
    );
  };

/** Sun or full moon with three flat rings of light. */
export const sun =
  (x: number, y: number, r: number, strength = 1): Piece =>
  (stage) =>
    [5.2, 3.4, 2.1].map((ring) => circle(x, y, r * ring, stage.light.glow, 0.13 * strength)).join('') +
    circle(x, y, r, stage.light.glow);

/** Long flat clouds: a few rounded bars over each other, the widest below. */
export const clouds =
  (places: readonly (readonly [x: number, y: number, width: number])[], opacity = 0.5, colour?: string): Piece =>
  (stage) =>
    places
      .map(([x, y, width]) => {
        const fill = colour ?? mix(stage.light.sky[1], '#FFFFFF', 0.55);
        const h = width * 0.085;
        const side = x > stage.width / 2 ? -1 : 1;
        const bar = (dx: number, dy: number, w: number, tall: number) =>
          rect(
            x + side * dx * width - (w * width) / 2,
            y - dy * h - tall * h,
            w * width,
            tall * h,
            fill,
            (tall * h) / 2,
          );
        return `<g opacity="${opacity}">${bar(0, 0, 1, 0.9) + bar(-0.12, 0.6, 0.5, 0.9) + bar(0.3, -1.35, 0.62, 0.55)}</g>`;
      })
      .join('');

/** A closed layer of rain clouds: three rows of rounded shapes, with a few wisps under the lowest. */
export const stormClouds =
  (depth: number): Piece =>
  (stage) => {
    const layer = (low: number, colour: string, loose: number) => {
      let edge = `M-60 -10V${short(low)}`;
      for (let x = -60; x < stage.width + 60;) {
        const width = between(stage, 110, 330);
        const next = low * between(stage, 0.96, 1.06);
        edge += `C${short(x + width * 0.06)} ${short(next + width * 0.26)} ${short(x + width * 0.94)} ${short(next + width * 0.26)} ${short(x + width)} ${short(next)}`;
        x += width;
      }
      let wisps = '';
      for (let index = 0; index < loose; index += 1) {
        const width = between(stage, 130, 330);
        wisps += rect(
          stage.random() * stage.width - width / 2,
          low * between(stage, 1.1, 1.32),
          width,
          13,
          colour,
          6.5,
        );
      }
      return path(`${edge}V-10Z`, colour) + wisps;
    };
    const [top, low] = stage.light.sky;
    return (
      layer(depth, mix(top, low, 0.3), 5) +
      layer(depth * 0.68, mix(top, low, 0.12), 0) +
      layer(depth * 0.38, mix(top, '#16294A', 0.22), 0)
    );
  };

/** A slanting shower over part of the sheet. */
export const shower =
  (x: number, y: number, width: number, height: number, count: number, opacity = 0.5): Piece =>
  (stage) => {
    let d = '';
    for (let index = 0; index < count; index += 1) {
      const top = y + stage.random() * height * 0.9;
      const left = x + stage.random() * width;
      const length = between(stage, 26, 60);
      d += `M${short(left)} ${short(top)}l${short(-length * 0.28)} ${short(length)}`;
    }
    return stroke(d, '#F3F4EE', 2.4, `opacity="${opacity}"`);
  };

/** A far curtain of rain that leans with the wind and thins out downwards. */
export const rainVeil =
  (x: number, y: number, width: number, height: number, opacity = 0.35): Piece =>
  (stage) => {
    const id = stage.id();
    const colour = mix(stage.light.sky[0], stage.light.sky[1], 0.15);
    return (
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>` +
      [0, 0.2, 0.45]
        .map((inset) =>
          polygon(
            [
              [x + width * inset * 0.6, y],
              [x + width * (1 - inset * 0.5), y],
              [x + width * (0.82 - inset * 0.5), y + height],
              [x - width * (0.18 - inset * 0.6), y + height],
            ],
            `url(#${id})`,
            `opacity="${opacity}"`,
          ),
        )
        .join('')
    );
  };

/** Broad flat beams that open downwards from one point. */
export const beams =
  (x: number, y: number, length: number, angles: readonly number[], spread = 4, opacity = 0.14): Piece =>
  (stage) =>
    angles
      .map((angle) => {
        const end = (degrees: number) =>
          [x + length * Math.sin((degrees * Math.PI) / 180), y + length * Math.cos((degrees * Math.PI) / 180)] as const;
        return polygon([[x, y], end(angle - spread), end(angle + spread)], stage.light.glow, `opacity="${opacity}"`);
      })
      .join('');
