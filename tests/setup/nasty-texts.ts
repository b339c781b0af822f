/** Pieces that, repeated, make careless code slow: what expressions backtrack over, and what needs composing, escaping or nesting. */
export const nastyPieces: readonly string[] = [
  'a', ' ', '\t', '\n', '\r', '\r\n', ' \n', '\u00a0', '\u2028', '/', '\\', '//', '/.', '/../', '.', '..', '-', '_', ' .', ',', ', ', ';', '; ', ':', '=', '&', 'a&', 'a=b&', '?', '#', '+', '%', '%25', '%E2%80', '%00',
  '0', '1', '9', '1,', '1.', '٣', '"', "'", '`', '<', '>', '<a ', '<!--', '</', '&amp;', '&#', '(', ')', '[', ']', '{', '}', '[[', '[a](', '![', '(()', '{a,plural,', '{a', '$', '*', '**', '_a_', '_a_a', '~', '~~', '|', '||', '> ', '- ', '# ', '1. ', '\n\n', '\n=', '```',
  'a@', '@', 'a@a.', '.a', 'a.', 'www.', 'http://', 'https://a', '[url', 'youtube.com/watch?', 'v=', 'aA', 'ab', 'aab', '\u0000', '\u0001', '\u001b', '\u007f', '\u200b', '\u200d', '\u202e', '\u2066', '\ufeff', '\u0301', '\u0301\u0316', '\u0651\u0650', 'e\u0301', 'a\u0301\u0316',
  '\u0345\u03a3', 'Σ', 'İ', 'ß', 'ﬃ', '\ufdfa', '\uff9e', '\u0e33', '\u0f73', '\u1100\u1161\u11a8', '\ud83d', '\udc4d', '👍', '👨‍👩‍👧', '🇸🇴', '𐒈', 'ع', 'عَ', 'السلام ', 'ـ', 'ابتثجحخ', '的', 'ก',
  'W/"a",', 'bytes=0-,', '0-1,', 'q=0.5,', 'gzip;q=0,', 'en;q=0.1,', 'a=b; ', '1.2.3.4, ', '::', 'for=', 'xn--', 'or ', 'AND ', "' ", '--', '/*',
];

/** A piece again and again, with something at the end that no expression expects there. */
export function repeat(piece: string, length: number): string {
  return `${piece.repeat(Math.ceil(length / piece.length)).slice(0, Math.max(0, length - 1))}\u0001`;
}
