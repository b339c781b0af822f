/** Markdown that means harm, by a seed: the same number makes the same text again. */

const tags = ['script', 'style', 'svg', 'math', 'iframe', 'meta', 'kbd', 'code', 'pre', 'template', 'noscript', 'xmp', 'plaintext', 'title', 'textarea', 'noembed', 'base', 'link', 'img', 'a', 'p', 'table', 'td', 'select', 'form', 'input', 'object', 'embed', 'body', 'html', 'foreignObject', 'annotation-xml', 'x-y'];
const attributes = ['onload=alert(1)', 'onerror=alert(1)', 'src=x', 'href=javascript:alert(1)', 'style="x:expression(alert(1))"', 'http-equiv="refresh"', 'content="0;url=//evil.example"', 'srcdoc="<script>alert(1)</script>"', 'id=data', 'class=verse', 'autofocus onfocus=alert(1)', 'xlink:href="javascript:alert(1)"'];
const schemes = ['javascript:', 'JaVaScRiPt:', 'java\tscript:', 'java\nscript:', '&#106;avascript:', 'javascript&colon;', ' javascript:', '\u0001javascript:', 'data:text/html,', 'vbscript:', 'file:///', 'blob:', '//', '/\\', '\\\\', '/\t/', 'https:', 'https://', 'http://', 'mailto:', 'tel:', '/', '#', '?', 'https://a"onclick="b', "https://a'b", 'https://a`b', 'https://a<b>', 'https://[::1]', 'https://%00', 'x:'];
const markers = ['*', '**', '***', '_', '__', '~~', '~', '`', '``', '```', '\n```\n', '~~~\n', '[', ']', '](', ')', '![', '!', '<', '>', '</', '/>', '<!--', '-->', '<![CDATA[', ']]>', '<?', '?>', '<!', '|', '\n|-|-|\n', '\n|:-:|--:|\n', '\n---\n', '\n===\n', '\n# ', '\n###### ', '\n> ', '\n>> ', '\n- ', '\n  - ', '\n* ', '\n1. ', '\n999999999. ', '\n    ', '\t', '  \n', '\\\n', '\\', '\n\n', '\n', ' ', '"', "'", '(', ':', '@', '&', ';', '=', '﴿', '﴾', ' ﷺ', '[a]: ', '\n[a]: ', '[a]', '[a][a]', '- [ ] ', '^', '$', '{', '}', '${alert(1)}', '{{alert(1)}}'];
const entities = ['&lt;', '&gt;', '&quot;', '&amp;', '&#60;', '&#x3c;', '&#x3C', '&#0;', '&#xD800;', '&#x110000;', '&Tab;', '&NewLine;', '&colon;', '&lpar;', '&nbsp;', '&zwj;', '&notanentity;', '&#', '&lt', '&bne;'];
const words = ['word', 'alert(1)', 'قرآن', 'كتاب', 'Soomaali', 'a', 'x', '1', '漢', '😀', '\u202e', '\u2066', '\u200f', '\u200b', '\ufeff', '\u0000', '\u0008', '\u000c', '\u001b', '\u007f', '\u0085', '\u2028', '\ud800', '\udc00', '\ufdd0', 'İ', 'ſ', 'K', 'www.a.b', 'a@b.co', 'https://a.b/c?d=e&f=g', 'http://a.b/(c)', 'ftp://a.b'];
/** What once worked, here or elsewhere. */
const exploits = [
  'x <kbd> <script/x>alert(1);(function(storageKey,restoreKey){//',
  'x <kbd> <meta/http-equiv="refresh"/content="0;url=//evil.example">',
  'x <code> <svg/onload=alert(1)>',
  '<pre> <iframe/srcdoc="<script>alert(1)</script>">',
  '[x](javascript:alert`1`)',
  '[x](<javascript:alert(1)>)',
  '![x](y "onerror=alert(1)")',
  '[x](https://a.b "\'><script>alert(1)</script>")',
  '<javascript:alert(1)>',
  '<https://a.b/"onmouseover="alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '```"><script>alert(1)</script>\nx\n```',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '|<script>|\n|-|\n|`|`<img src=x onerror=alert(1)>|',
  'https://a.b/<script>alert(1)</script>',
  'a@b.co<img/src=x/onerror=alert(1)>',
];

/** Numbers from 0 up to 1 that look like chance (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A text of up to some forty pieces, each of which may be the beginning, the end or the half of something. */
export function nastyMarkdown(seed: number): string {
  const random = createRandom(seed);
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const tag = () => {
    const separator = one([' ', '/', '\n', '\t', '\f', '']);
    return `${one(['<', '</', '&lt;', '<\0', '< ', '\\<'])}${one(tags)}${random() < 0.5 ? separator + one(attributes) : ''}${one(['>', '/>', '', ' ', '\n', '">'])}`;
  };
  const link = () => `${one(['[', '![', '[![', '<'])}${one(words)}${one(['](', '](<', '][', ']: ', '> ('])}${one(schemes)}${one(words)}${one([')', '>)', ' "t")', " 't<b>')", ' (t))', '', ']'])}`;
  const makers = [tag, tag, link, () => one(markers), () => one(markers), () => one(markers), () => one(words), () => one(entities), () => one(schemes), () => one(exploits), () => one(markers).repeat(1 + Math.floor(random() * 30))];
  const pieces = 1 + Math.floor(random() * 40);
  let text = '';
  for (let piece = 0; piece < pieces; piece++) text += one(makers)();
  return text;
}

/** Pieces that, repeated, make parsers slow. */
export const repeatedPieces = [
  'a@', 'a@a.b ', '_a_a', '[', '![', '[a](', '[a](<', '[a](b "', '![a](', '[[a](b)', '[a [b] ', '>', '> ', '>\n', '> a\n', '> - ', '- ', '- a\n', '1. ', '1) a\n', '*', '**a', '*a ', '*a_', '_a ', '***a**b*', '`', '`a', '~~a', '~~~ ', '<a', '<a<a<a', '<http:', '<!--', '&', '&#', '&amp;', '\\', '\\\n', 'a\n---\n', 'a\n===', '[a]: b\n', '[a]: b "\n', '[a][b]', ']', '|', '|-', '| a\n|-\n', '|a|b|c\n', '﴿', '﴿a', '﴿a﴾', 'http://', 'https://a.b/', 'www.', 'a.b@', '(', '\t', ' ', '\n', '# a\n', '    a\n', '```\n', '* * *\n', '\0', '\ud800', 'ع', '😀', '"', ' ﷺ', 'a', 'a ', 'a\n',
] as const;

/** Long texts of a shape that no repeated piece has. */
export function longShapes(length: number): Record<string, string> {
  const grow = (make: (index: number) => string) => {
    let text = '';
    for (let index = 1; text.length < length; index++) text += make(index);
    return text.slice(0, length);
  };
  return {
    'backticks of growing length': grow((index) => `${'`'.repeat(index)} `),
    'lists ever deeper': grow((index) => `${' '.repeat(2 * index)}- a\n`),
    'quotes ten deep': grow(() => '>>>>>>>>>> a\n'),
    'a quote with lines that belong to it': `>>>>>>>>>>${grow(() => 'a\n')}`,
    'a table of thousands of columns': `${'|a'.repeat(10_000)}\n${'|-'.repeat(10_000)}\n${'|x\n'.repeat(15_000)}`,
    'a table whose cells are missing': `${'|a'.repeat(60)}\n${'|-'.repeat(60)}\n${'|x\n'.repeat(30_000)}`,
    'brackets within brackets': `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`,
    'pictures within pictures': `${'!['.repeat(length / 6)}${'](a)'.repeat(length / 6)}`,
    'emphasis within emphasis': `${'*a '.repeat(length / 6)}${' a*'.repeat(length / 6)}`,
    'many definitions': grow((index) => `[r${index}]: /x${index}\n`),
    'a definition of quotes': `[a]:${grow(() => `"'`)}`,
    'a definition of spaces': `[a]: b${grow(() => ' \t')}"`,
    'mixed emphasis': grow((index) => ['*a ', '_b ', '**c ', '~~d ', '***e '][index % 5]!),
    'brackets among words': grow((index) => `[${'word '.repeat(index % 20)}`),
  };
}
