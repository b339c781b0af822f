import { lights, type LightName } from './light.ts';
import { randomFrom } from './random.ts';
import { group, type Piece } from './svg.ts';

/** The sheets of scenes, which define the coordinates of the recipes. */
const sheets = {
  content: { width: 1440, height: 900 },
  hero: { width: 1920, height: 640 },
  gallery: { width: 1200, height: 900 },
  share: { width: 1200, height: 630 },
} as const;

type Sheet = keyof typeof sheets;
/** The sheets whose pictures belong to the site's content. */
export type ContentSheet = Exclude<Sheet, 'share'>;

/** A recipe: the pieces to draw, from back to front, with their sheet and light. */
export interface Scene {
  sheet: Sheet;
  light: LightName;
  draw: readonly Piece[];
}

export type Scenes = Readonly<Record<string, Scene & { sheet: ContentSheet }>>;

/** Renders a recipe as SVG. The name is the seed, so a picture is the same every time. */
export function render(name: string, { sheet, light, draw }: Scene): string {
  const { width, height } = sheets[sheet];
  let ids = 0;
  const stage = { width, height, light: lights[light], random: randomFrom(name), id: () => `i${(ids += 1)}` };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${group(...draw)(stage)}</svg>`;
}
