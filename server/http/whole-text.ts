/**
 * Answers whose text is known whole, so that whoever keeps or compresses them need not read it out of a stream again.
 */
const texts = new WeakMap<Response, string>();

export function answerWith(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** The text of an answer that was made by `answerWith` and has gone through unchanged. */
export const textOf = (response: Response): string | undefined => texts.get(response);
