import { Fragment, type ReactNode } from 'react';

/**
 * A sentence of the catalogue with elements in the places of its parameters, in whatever order the language has them.
 * `text` is the message with each parameter standing for itself: `t(key, { who: '{who}' })`.
 */
export function Sentence({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>);
}
