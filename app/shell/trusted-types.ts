/**
 * Trusted Types (decision 016): the content security policy lets scripts turn strings into HTML only through a policy
 * that checks them.
 */
type Policy = { createHTML: (text: string) => string };
type Factory = { createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => Policy };

/** Undefined on the server and in browsers without Trusted Types. */
export const trustedTypes =
  typeof window === 'undefined' ? undefined : (window as { trustedTypes?: Factory }).trustedTypes;

/**
 * The default policy, called for every string without a policy of its own. Allows strings without tags, and the one
 * element that React makes from a string.
 */
export function createDefaultPolicy(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (!text.includes('<') || text === '<script></script>' ? text : null),
  });
}
