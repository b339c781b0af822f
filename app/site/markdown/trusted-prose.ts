import { trustedTypes } from '../../shell/trusted-types.ts';

/** All tags that write-html.ts writes. */
const names =
  'p h2 h3 h4 blockquote ul ol li a em strong del code pre span table thead tbody tr th td div bdi footer'.split(' ');
const tagsWithoutAttributes = 'p blockquote ul ol li em strong del code pre br hr table thead tbody tr td'.split(' ');
const aligned = ['td', 'th scope="col"'].flatMap((cell) =>
  ['center', 'end'].map((end) => `${cell} class="align-${end}"`),
);
const others = [
  'h2 dir="auto"',
  'h3 dir="auto"',
  'h4 dir="auto"',
  'p lang="ar" dir="rtl"',
  'th scope="col"',
  ...aligned,
  'span class="whitespace-nowrap"',
  'footer class="text-sm text-stone"',
  'span class="verse" lang="ar" dir="rtl"',
  'div class="table-scroll" tabindex="0"',
  'bdi dir="ltr"',
];
const allowedTags = new Set([
  ...names.map((name) => `</${name}>`),
  ...[...tagsWithoutAttributes, ...others].map((tag) => `<${tag}>`),
]);
const listStart = /^<ol start="\d{1,9}">$/;
const beforeAddress = '<a href="';
const afterAddress = ['" rel="nofollow noopener">', '" rel="nofollow noopener" dir="ltr">'];

function isLink(tag: string): boolean {
  const after = afterAddress.find((end) => tag.endsWith(end));
  const address = tag.slice(beforeAddress.length, -(after?.length ?? 0));
  return (
    tag.startsWith(beforeAddress) &&
    after !== undefined &&
    /^(?:https?:\/\/|mailto:|tel:|\/|#)/i.test(address) &&
    !/["<>]/.test(address)
  );
}

/**
 * Returns whether HTML contains only tags that rendered Markdown may have. In our texts every `<` and `>` is part of a
 * tag.
 */
export function isRenderedHtml(html: string): boolean {
  for (let begin = html.indexOf('<'); begin >= 0; begin = html.indexOf('<', begin + 1)) {
    const end = html.indexOf('>', begin);
    const tag = html.slice(begin, end + 1);
    if (end < 0 || !(allowedTags.has(tag) || listStart.test(tag) || isLink(tag))) return false;
  }
  return true;
}

const policy = trustedTypes?.createPolicy('prose', { createHTML: (html) => (isRenderedHtml(html) ? html : '') });

/** Returns rendered Markdown as trusted HTML for React: empty if it contains a tag that our renderer does not write. */
export const trustedProse = (html: string): string => policy?.createHTML(html) ?? html;
