import { Fragment, type ReactNode } from 'react';

/**
 * A sentence of the catalogue with elements in place of its parameters, in the order of the language. `text` is the
 * message with each parameter's own name for its value: `t(key, { who: '{who}' })`.
 */
export function Sentence({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>);
}
