import { expect, it } from 'vitest';
import { createSiteStyles } from '../../server/http/site-styles.ts';

const styles = createSiteStyles([
  { opening: '<style>', text: 'p{content:"ﷺ"}' },
  { opening: '<style id="late">', text: 'a{}' },
]);

it('fills the places that a page leaves for its styles, and nothing else', () => {
  const page = [
    '<head><meta content="سلام"><style></style>',
    '<style id="late"></style></head>',
    '<body><style>b{}</style></body>',
  ];
  expect(styles.fillIn(page).toString()).toBe(
    '<head><meta content="سلام"><style>p{content:"ﷺ"}</style><style id="late">a{}</style></head><body><style>b{}</style></body>',
  );
  expect(styles.fillIn(['<p>', 'none</p>']).toString()).toBe('<p>none</p>');
  expect(styles.sources).toHaveLength(2);
});
