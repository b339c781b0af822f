import type { KeyboardEvent } from 'react';
import { textAttributes, type TextControlProps } from './text-control.tsx';

/** A text of one line, which wraps where it is too long for its column, so that the whole text is visible. */
export function LineControl(props: TextControlProps) {
  const { onChange } = props;
  return (
    <textarea
      {...textAttributes({ ...props, onChange: (text) => onChange(withoutBreaks(text)) })}
      rows={1}
      data-grows="line"
      enterKeyHint="next"
      autoComplete="off"
      onKeyDown={preventLineBreak}
    />
  );
}

/** Prevents Enter from adding a line. */
export function preventLineBreak(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}

/** Replaces pasted line breaks, with the spaces around them, by one space each. */
export function withoutBreaks(text: string): string {
  const lines = text.split(/[\r\n]/);
  const last = lines.length - 1;
  if (last === 0) return text;
  return lines
    .map((line, index) => (index === 0 ? line.trimEnd() : index === last ? line.trimStart() : line.trim()))
    .filter((line, index) => line !== '' || index === 0 || index === last)
    .join(' ');
}
