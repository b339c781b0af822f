import { textAttributes, type TextControlProps } from './text-control.tsx';

/** A short text of several lines, as tall as what stands in it. */
export function LinesControl(props: TextControlProps) {
  return <textarea {...textAttributes(props)} rows={3} data-grows="some" />;
}
