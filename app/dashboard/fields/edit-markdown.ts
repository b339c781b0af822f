/** The edit made by a toolbar button: which part of the text to replace with what, and what to select then. */
export type TextEdit = { from: number; to: number; insert: string; selectFrom: number; selectTo: number };

export type MarkdownAction = 'bold' | 'italic' | 'heading' | 'list' | 'quote' | 'link';

type Selection = { text: string; start: number; end: number };

const wrappers = { bold: '**', italic: '*' } as const;
const prefixes = { heading: '## ', list: '- ', quote: '> ' } as const;

/**
 * Returns the edit of a button. `sample` is inserted where nothing is selected, and selected so that typing replaces
 * it.
 */
export function editMarkdown(action: MarkdownAction, selection: Selection, sample: string): TextEdit {
  if (action === 'bold' || action === 'italic') return wrap(wrappers[action], selection, sample);
  if (action === 'link') return link(selection, sample);
  return prefix(prefixes[action], selection);
}

/** Puts a mark around the selection, or removes it where it is there already. */
function wrap(mark: string, { text, start, end }: Selection, sample: string): TextEdit {
  const selected = text.slice(start, end);
  const isWrapped =
    text.slice(start - mark.length, start) === mark &&
    text.slice(end, end + mark.length) === mark &&
    !(mark === '*' && text.slice(start - 2, start) === '**');
  if (isWrapped) {
    return {
      from: start - mark.length,
      to: end + mark.length,
      insert: selected,
      selectFrom: start - mark.length,
      selectTo: end - mark.length,
    };
  }
  // Markdown ignores a mark next to a space: a selection by double click often ends with one.
  const core = selected.trim() || sample;
  const isBlank = selected.trim() === '';
  const before = isBlank ? '' : selected.slice(0, selected.length - selected.trimStart().length);
  const after = isBlank ? '' : selected.slice(selected.trimEnd().length);
  const at = start + before.length + mark.length;
  return {
    from: start,
    to: end,
    insert: before + mark + core + mark + after,
    selectFrom: at,
    selectTo: at + core.length,
  };
}

/** Puts a sign before every selected line, or removes it where all have it. */
function prefix(sign: string, { text, start, end }: Selection): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const all = lines.every((line) => line.startsWith(sign));
  const plain = (line: string) => line.replace(/^(?:#{1,6}|>|[-*+])\s+/, '');
  const insert = lines.map((line) => (all ? line.slice(sign.length) : sign + plain(line))).join('\n');
  return {
    from,
    to,
    insert,
    selectFrom: from + (lines.length === 1 ? insert.length : 0),
    selectTo: from + insert.length,
  };
}

/** A selected address becomes the link's target; any other selection its text. */
function link({ text, start, end }: Selection, sample: string): TextEdit {
  const selected = text.slice(start, end).trim();
  const isAddress = /^https?:\/\/\S+$/.test(selected);
  const label = isAddress || selected === '' ? sample : selected;
  const address = isAddress ? selected : 'https://';
  const insert = `[${label}](${address})`;
  const labelAt = start + 1;
  const addressAt = labelAt + label.length + 2;
  const selectLabel = isAddress || selected === '';
  return {
    from: start,
    to: end,
    insert,
    selectFrom: selectLabel ? labelAt : addressAt,
    selectTo: selectLabel ? labelAt + label.length : addressAt + address.length,
  };
}
