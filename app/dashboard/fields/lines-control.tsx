import { textAttributes, type TextControlProps } from './text-control.tsx';

/** A short text of several lines, whose height fits its content. */
export function LinesControl(props: TextControlProps) {
  return <textarea {...textAttributes(props)} rows={3} data-grows="some" />;
}
