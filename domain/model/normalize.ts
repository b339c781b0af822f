/**
 * No language writes so many marks on one letter. Unicode's Stream-Safe Text Format has the same bound (UAX #15,
 * section 13).
 */
const mostMarks = 30;
/** What normalization puts into order: combining marks, and the two of half width that become such in NFKC and NFKD. */
const marks = /[\p{M}\uff9e\uff9f]+/gu;

/**
 * A text in a normal form of Unicode, with at most 30 marks on a letter; further ones are left out. The platform's own
 * `normalize` sorts the marks of a letter in quadratic time: 100,000 of them take four seconds.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  const bounded = text.replace(marks, (run) =>
    run.length > mostMarks
      ? Array.from(run.slice(0, 2 * mostMarks))
          .slice(0, mostMarks)
          .join('')
      : run,
  );
  // oxlint-disable-next-line linear/normalize -- bounded in the line above
  return bounded.normalize(form);
}
