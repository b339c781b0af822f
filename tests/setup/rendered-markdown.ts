/** The HTML that pages may have of a text, for tests of rendered Markdown. */
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { renderMarkdown } from '../../domain/markdown/render-markdown.ts';

export const render = (text: string) => renderMarkdown({ text, lang: 'en' }).html;

const sourceSet = /^(?:\/files\/pictures\/[0-9a-f]{24}\/\d+\.\w+ \d+w(?:, |$))+$/;
const allowed: Record<string, Record<string, RegExp>> = {
  p: { class: /^mt-2$/, lang: /^(?:en|so|ar)$/, dir: /^(?:ltr|rtl)$/ },
  h2: { dir: /^auto$/ },
  h3: { dir: /^auto$/ },
  h4: { dir: /^auto$/ },
  blockquote: {},
  ul: {},
  li: {},
  em: {},
  strong: {},
  del: {},
  code: {},
  pre: {},
  br: {},
  hr: {},
  table: {},
  div: { class: /^table-scroll$/, tabindex: /^0$/ },
  bdi: { dir: /^ltr$/ },
  thead: {},
  tbody: {},
  tr: {},
  ol: { start: /^\d{1,9}$/ },
  th: { scope: /^col$/, class: /^align-(?:center|end)$/ },
  td: { class: /^align-(?:center|end)$/ },
  span: { class: /^(?:verse|whitespace-nowrap)$/, lang: /^ar$/, dir: /^rtl$/ },
  footer: { class: /^text-sm text-muted$/ },
  figure: {},
  picture: {},
  source: { type: /^image\/avif$/, srcset: sourceSet, sizes: /^[\w\s(),.:-]+$/ },
  img: {
    src: /^\/files\/pictures\/[0-9a-f]{24}\/\d+\.\w+$/,
    srcset: sourceSet,
    sizes: /^[\w\s(),.:-]+$/,
    width: /^\d+$/,
    height: /^\d+$/,
    alt: /^/,
    loading: /^lazy$/,
    decoding: /^async$/,
  },
  figcaption: { class: /^mt-2 text-sm text-muted$/, dir: /^auto$/ },
  a: { href: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s\\]*$/i, rel: /^nofollow noopener$/, dir: /^ltr$/ },
};

/** Returns what the HTML contains beyond the allowlist, one line each. */
export function findDisallowed(html: string): string[] {
  const found: string[] = [];
  const walk = (node: Tree.Node) => {
    if (defaultTreeAdapter.isElementNode(node)) {
      const attributes = Object.hasOwn(allowed, node.tagName) ? allowed[node.tagName] : undefined;
      if (!attributes) found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs)
        if (!attributes?.[name]?.test(value)) found.push(`<${node.tagName} ${name}="${value}">`);
    } else if (!defaultTreeAdapter.isTextNode(node) && node.nodeName !== '#document-fragment')
      found.push(node.nodeName);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parseFragment(html));
  return found;
}
