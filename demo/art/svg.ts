import { closedPath, short, type Point } from '../../app/ui/motif/star.ts';
import { lights, tonesOf, type Light, type LightName, type Material, type Tones } from './light.ts';

/** The context of a piece: the sheet, its light, random numbers, and unique ids for clips and gradients. */
export interface Stage {
  width: number;
  height: number;
  light: Light;
  random: () => number;
  id: () => string;
}

/** A part of a picture: returns SVG for a stage. Solid pieces have their base at 0 0 and extend upwards. */
export type Piece = (stage: Stage) => string;

export function tone(stage: Stage, material: Material): Tones {
  return tonesOf(material, stage.light);
}

/** Returns a random number between two others. */
export function between(stage: Stage, low: number, high: number): number {
  return low + stage.random() * (high - low);
}

const attributes = (fill: string, more: string) => `fill="${fill}"${more === '' ? '' : ` ${more}`}`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" ${attributes(fill, more)}/>`;

export const polygon = (points: readonly Point[], fill: string, more = '') => path(closedPath(points), fill, more);

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius > 0 ? ` rx="${short(radius)}"` : ''} fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}/>`;

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${more === '' ? '' : ` ${more}`}/>`;

/** Returns a smooth line through the points, as path data beginning with the given command. */
export function smooth(points: readonly Point[], first: 'M' | 'L' = 'M'): string {
  let d = '';
  points.forEach(([x, y], index) => {
    const before = points[index - 1];
    if (before === undefined) {
      d += `${first}${short(x)} ${short(y)}`;
      return;
    }
    const previous = points[index - 2] ?? before;
    const next = points[index + 1] ?? [x, y];
    const a: Point = [before[0] + (x - previous[0]) / 6, before[1] + (y - previous[1]) / 6];
    const b: Point = [x - (next[0] - before[0]) / 6, y - (next[1] - before[1]) / 6];
    d += `C${short(a[0])} ${short(a[1])} ${short(b[0])} ${short(b[1])} ${short(x)} ${short(y)}`;
  });
  return d;
}

/** Combines several pieces into one. */
export const group =
  (...pieces: readonly Piece[]): Piece =>
  (stage) =>
    pieces.map((piece) => piece(stage)).join('');

/** Moves and scales a piece; a negative scale mirrors it. */
export const at =
  (x: number, y: number, scale: number, ...pieces: readonly Piece[]): Piece =>
  (stage) =>
    `<g transform="translate(${short(x)} ${short(y)}) scale(${scale} ${Math.abs(scale)})">${group(...pieces)(stage)}</g>`;

/** Draws a piece under another light than the rest of the picture. */
export const under =
  (name: LightName, ...pieces: readonly Piece[]): Piece =>
  (stage) =>
    group(...pieces)({ ...stage, light: lights[name] });

export const turned =
  (degrees: number, ...pieces: readonly Piece[]): Piece =>
  (stage) =>
    `<g transform="rotate(${degrees})">${group(...pieces)(stage)}</g>`;

/** Clips pieces to an outline. */
export const within =
  (d: string, ...pieces: readonly Piece[]): Piece =>
  (stage) => {
    const id = stage.id();
    return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${group(...pieces)(stage)}</g>`;
  };
