/**
 * Trusted Types (decision 016): the content security policy lets no script of a page turn a plain string into HTML, but
 * by a policy that looks at it.
 */
type Policy = { createHTML: (text: string) => string };
type Factory = { createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => Policy };

/** Undefined on the server and in browsers that know no trusted types. */
export const trustedTypes =
  typeof window === 'undefined' ? undefined : (window as { trustedTypes?: Factory }).trustedTypes;

/**
 * Asked by the browser for every string that reaches it without a policy: what holds no tag, such as the data for
 * search engines that React writes when a page changes, and the one element that React makes by a string.
 */
export function allowHarmlessStrings(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (!text.includes('<') || text === '<script></script>' ? text : null),
  });
}
