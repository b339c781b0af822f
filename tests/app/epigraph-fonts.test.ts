import { expect, it } from 'vitest';
import { epigraphWords } from '../../app/fonts/epigraph.ts';
import { about } from '../../db/seed/site/about.ts';

// Other words still show, in the whole fonts; but then every visitor loads those.
it('the fonts of the epigraph hold the words that the site opens with: otherwise run scripts/fonts.ts', () => {
  expect(epigraphWords).toBe(about.epigraph.arabic);
});
