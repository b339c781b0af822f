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

/** Puts a block of its own, such as a quotation, after the selection. */
export function insertBlock(block: string, { text, end }: Selection): TextEdit {
  const linesBefore = end === 0 ? '' : '\n\n'.slice(/\n{0,2}$/.exec(text.slice(Math.max(0, end - 2), end))![0].length);
  const linesAfter = '\n\n'.slice(/^\n{0,2}/.exec(text.slice(end, end + 2))![0].length);
  const insert = linesBefore + block + linesAfter;
  const caret = end + linesBefore.length + block.length + 2;
  return { from: end, to: end, insert, selectFrom: caret, selectTo: caret };
}

/** Puts a delimiter around the selection, or removes it where it is there already. */
function wrap(delimiter: string, { text, start, end }: Selection, sample: string): TextEdit {
  const selected = text.slice(start, end);
  const isWrapped =
    text.slice(start - delimiter.length, start) === delimiter &&
    text.slice(end, end + delimiter.length) === delimiter &&
    !(delimiter === '*' && text.slice(start - 2, start) === '**');
  if (isWrapped) {
    return {
      from: start - delimiter.length,
      to: end + delimiter.length,
      insert: selected,
      selectFrom: start - delimiter.length,
      selectTo: end - delimiter.length,
    };
  }
  // Markdown ignores a delimiter next to a space: a selection by double click often ends with one.
  const core = selected.trim() || sample;
  const isBlank = selected.trim() === '';
  const before = isBlank ? '' : selected.slice(0, selected.length - selected.trimStart().length);
  const after = isBlank ? '' : selected.slice(selected.trimEnd().length);
  const at = start + before.length + delimiter.length;
  return {
    from: start,
    to: end,
    insert: before + delimiter + core + delimiter + after,
    selectFrom: at,
    selectTo: at + core.length,
  };
}

/** Puts a marker before every selected line, or removes it where all have it. */
function prefix(marker: string, { text, start, end }: Selection): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const all = lines.every((line) => line.startsWith(marker));
  const withoutMarker = (line: string) => line.replace(/^(?:#{1,6}|>|[-*+])\s+/, '');
  const insert = lines.map((line) => (all ? line.slice(marker.length) : marker + withoutMarker(line))).join('\n');
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
