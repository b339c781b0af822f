import { render, type Scenes } from '../scene.ts';
import { articles } from './articles.ts';
import { galleryPlaces } from './gallery-places.ts';
import { galleryThings } from './gallery-things.ts';
import { heroes } from './heroes.ts';
import { news } from './news.ts';
import { projects } from './projects.ts';

/** Every picture of the site by name. */
export const scenes: Scenes = { ...news, ...projects, ...articles, ...heroes, ...galleryPlaces, ...galleryThings };

export function sceneOf(name: string): Scenes[string] {
  const scene = scenes[name];
  if (scene === undefined) throw new Error(`There is no scene called "${name}".`);
  return scene;
}

/** Renders a picture as SVG; the same name always gives the same drawing. */
export function drawScene(name: string): string {
  return render(name, sceneOf(name));
}
