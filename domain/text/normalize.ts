/**
 * More marks on one letter than any language uses. Unicode's Stream-Safe Text Format has the same limit (UAX #15,
 * section 13).
 */
const maxMarks = 30;
/** What normalization reorders: combining marks, and the two halfwidth marks that become such in NFKC and NFKD. */
const marks = /[\p{M}\uff9e\uff9f]+/gu;

/**
 * Returns a text in a Unicode normal form, with at most 30 marks on a letter; further ones are removed. The platform's
 * own `normalize` sorts the marks of a letter in quadratic time: 100,000 of them take four seconds.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  const bounded = text.replace(marks, (run) =>
    run.length > maxMarks
      ? Array.from(run.slice(0, 2 * maxMarks))
          .slice(0, maxMarks)
          .join('')
      : run,
  );
  // oxlint-disable-next-line linear/normalize -- bounded in the line above
  return bounded.normalize(form);
}
