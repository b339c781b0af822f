/** Colours are "#rrggbb" strings; these functions change them by light. */

type Channels = readonly [red: number, green: number, blue: number];

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex([red, green, blue]: Channels): string {
  const byte = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}

/** Mixes one colour with another by a share between 0 and 1. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return hex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Returns the colour of a surface under coloured light. */
export function multiply(surface: string, light: string): string {
  const a = channels(surface);
  const b = channels(light);
  return hex([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255]);
}
