import { getPictureHash } from '../../domain/media/text-pictures.ts';
import { trustedTypes } from '../shell/trusted-types.ts';

/** All tags that write-html.ts writes. */
const names =
  'p h2 h3 h4 blockquote ul ol li a em strong del code pre span table thead tbody tr th td div bdi footer figure picture figcaption'.split(
    ' ',
  );
const tagsWithoutAttributes =
  'p blockquote ul ol li em strong del code pre br hr table thead tbody tr td figure picture bdi'.split(' ');
const aligned = ['td', 'th scope="col"'].flatMap((cell) =>
  ['center', 'end'].map((end) => `${cell} class="align-${end}"`),
);
const others = [
  'h2 dir="auto"',
  'h3 dir="auto"',
  'h4 dir="auto"',
  'p lang="ar" dir="rtl"',
  'p class="mt-2" lang="en" dir="ltr"',
  'p class="mt-2" lang="so" dir="ltr"',
  'p class="mt-2" lang="ar" dir="rtl"',
  'th scope="col"',
  ...aligned,
  'span class="whitespace-nowrap"',
  'footer class="text-sm text-muted"',
  'span class="verse" lang="ar" dir="rtl"',
  'div class="table-scroll" tabindex="0"',
  'bdi dir="ltr"',
  'figcaption class="mt-2 text-sm text-muted" dir="auto"',
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

const image =
  /^<img src="([^"]*)"(?: srcset="([^"]*)" sizes="[^"]*")?(?: width="\d{1,5}" height="\d{1,5}")? alt="[^"]*" loading="lazy" decoding="async">$/;
const source = /^<source type="image\/avif" srcset="([^"]*)" sizes="[^"]*">$/;

/** Returns whether a tag is a picture of the media library, or one of its sources. */
function isPicture(tag: string): boolean {
  const [, address, set = source.exec(tag)?.[1]] = image.exec(tag) ?? [];
  if (address === undefined && set === undefined) return false;
  const addresses = set === undefined ? [] : set.split(', ').map((part) => /^(\S+) \d{1,5}w$/.exec(part)?.[1] ?? '');
  return [...addresses, ...(address === undefined ? [] : [address])].every(
    (each) => getPictureHash(each) !== undefined,
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
    if (end < 0 || !(allowedTags.has(tag) || listStart.test(tag) || isLink(tag) || isPicture(tag))) return false;
  }
  return true;
}

const policy = trustedTypes?.createPolicy('prose', { createHTML: (html) => (isRenderedHtml(html) ? html : '') });

/** Returns rendered Markdown as trusted HTML for React: empty if it contains a tag that our renderer does not write. */
export const trustedProse = (html: string): string => policy?.createHTML(html) ?? html;
