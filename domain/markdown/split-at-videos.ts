import type { Token } from 'markdown-it';
import { findVideoId } from '../content/video-id.ts';
import { reordering } from '../text/reordering.ts';

/** A video within a text; without a title where the text has only its address. */
export type TextVideo = { id: string; title: string };

/** Videos that a text shows at most; further ones are links. */
const maxVideos = 20;

/** Returns the video of a paragraph that is only a link, or the address itself; undefined for any other. */
export function readVideoLink(text: string, address = text): TextVideo | undefined {
  const id = findVideoId(address.trim());
  if (id === undefined) return undefined;
  return { id, title: text.trim() === address.trim() ? '' : text.replace(reordering, '').trim() };
}

/** Splits the tokens of a text at its outermost paragraphs that are a video; the first part has none before it. */
export function splitAtVideos(tokens: readonly Token[]): { video?: TextVideo; tokens: Token[] }[] {
  const parts: { video?: TextVideo; tokens: Token[] }[] = [{ tokens: [] }];
  for (let index = 0; index < tokens.length; index++) {
    const video =
      tokens[index]!.type === 'paragraph_open' && tokens[index]!.level === 0 && parts.length <= maxVideos
        ? readVideo(tokens[index + 1]?.children ?? [])
        : undefined;
    if (video) {
      parts.push({ video, tokens: [] });
      index += 2;
    } else parts.at(-1)!.tokens.push(tokens[index]!);
  }
  return parts;
}

function readVideo(inline: readonly Token[]): TextVideo | undefined {
  const [first, text] = inline;
  if (inline.length === 1 && first!.type === 'text') return readVideoLink(first!.content);
  if (inline.length !== 3 || first!.type !== 'link_open' || text!.type !== 'text') return undefined;
  return readVideoLink(text!.content, String(first!.attrGet('href') ?? ''));
}
