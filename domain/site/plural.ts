/**
 * Splits a message with a plural, such as `at most {max, plural, one {{max} letter} other {{max} letters}}.`, into one
 * whole sentence for each plural form, so that staff never see the syntax.
 */

/** Whole sentences by plural form: `zero`, `one`, `two`, `few`, `many`, `other`, or an exact `=5`. */
export type PluralForms = Record<string, string>;

export type Plural = { /** The placeholder of the number. */ argument: string; forms: PluralForms };

/** Returns the sentences of a message; undefined where it has no plural, several, or a malformed one. */
export function splitPlural(message: string): Plural | undefined {
  const opening = /\{\s*(\w+)\s*,\s*plural\s*,/.exec(message);
  const argument = opening?.[1];
  if (!opening || argument === undefined) return undefined;
  const before = message.slice(0, opening.index);
  const forms: PluralForms = {};
  let rest = message.slice(opening.index + opening[0].length).trimStart();
  for (let name = /^(=?\w+)\s*\{/.exec(rest); name; name = /^(=?\w+)\s*\{/.exec(rest)) {
    const start = name[0].length;
    const end = closingBrace(rest, start);
    if (end === undefined || name[1] === undefined) return undefined;
    forms[name[1]] = rest.slice(start, end).replaceAll('#', `{${argument}}`);
    rest = rest.slice(end + 1).trimStart();
  }
  if (!rest.startsWith('}') || !('other' in forms)) return undefined;
  const after = rest.slice(1);
  const sentences = Object.entries(forms).map(([name, text]) => [name, before + text + after] as const);
  return sentences.some(([, text]) => text.includes(', plural,'))
    ? undefined
    : { argument, forms: Object.fromEntries(sentences) };
}

/** Returns the ICU message of a plural, the reverse of `splitPlural`. */
export function joinPlural({ argument, forms }: Plural): string {
  return `{${argument}, plural, ${Object.entries(forms)
    .map(([name, text]) => `${name} {${text}}`)
    .join(' ')}}`;
}

/** Returns the position of the brace that closes the one just before `start`. */
function closingBrace(text: string, start: number): number | undefined {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) === 0) return at;
  }
  return undefined;
}
