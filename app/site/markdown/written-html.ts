import { trustedTypes } from '../../shell/trusted-types.ts';

/**
 * Every tag that write-html.ts writes, with its attributes. Anchored at both ends; its one repetition without a bound stops at
 * the quotation mark that must follow.
 */
// oxlint-disable-next-line linear/regexp
const writtenTag =
  /^<(?:\/(?:p|h[2-4]|blockquote|ul|ol|li|a|em|strong|del|code|pre|span|table|thead|tbody|tr|th|td)|(?:h[2-4] dir="auto"|p(?: lang="ar" dir="rtl")?|blockquote|ul|ol(?: start="\d{1,9}")?|li|em|strong|del|code|pre|br|hr|table|thead|tbody|tr|th scope="col"|td)(?: class="align-(?:center|end)")?|span class="verse" lang="ar" dir="rtl"|a href="(?:https?:\/\/|mailto:|tel:|\/|#)[^"<>]*" rel="nofollow noopener")>$/i;

/** Whether HTML holds no other tags than those that rendered Markdown may have. Our texts have neither `<` nor `>` that is not part of one. */
export function isWrittenHtml(html: string): boolean {
  for (let begin = html.indexOf('<'); begin >= 0; begin = html.indexOf('<', begin + 1)) {
    const end = html.indexOf('>', begin);
    if (end < 0 || !writtenTag.test(html.slice(begin, end + 1))) return false;
  }
  return true;
}

const policy = trustedTypes?.createPolicy('prose', { createHTML: (html) => (isWrittenHtml(html) ? html : '') });

/** Rendered Markdown, as React may hand it to the browser: nothing, should it hold a tag that our renderer does not write. */
export const trustedProse = (html: string): string => policy?.createHTML(html) ?? html;
