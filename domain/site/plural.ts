/**
 * A message that is said differently for different numbers, `at most {max, plural, one {{max} letter} other {{max}
 * letters}}.`, as people write it: one whole sentence for each kind of number. Staff then never see how a plural is
 * spelt.
 */

/** Whole sentences by kind of number: `zero`, `one`, `two`, `few`, `many`, `other`, or an exact `=5`. */
export type PluralForms = Record<string, string>;

export type Plural = { /** The placeholder that holds the number. */ argument: string; forms: PluralForms };

/** The sentences of a message; undefined where it has no plural, or more than can be told apart. */
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

export function joinPlural({ argument, forms }: Plural): string {
  return `{${argument}, plural, ${Object.entries(forms)
    .map(([name, text]) => `${name} {${text}}`)
    .join(' ')}}`;
}

/** Where the brace closes that was opened just before `start`. */
function closingBrace(text: string, start: number): number | undefined {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) === 0) return at;
  }
  return undefined;
}
