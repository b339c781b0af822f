/** The pattern that is reported for a path that matches none. */
const otherRoute = 'other';
/** In segments; longer paths match no pattern, since the longest pattern is shorter. */
const maxSegments = 12;

type Node = { fixed: Map<string, Node>; any: Node | undefined; pattern: string | undefined; rest: string | undefined };
const makeNode = (): Node => ({ fixed: new Map(), any: undefined, pattern: undefined, rest: undefined });

/**
 * Returns a function that finds the pattern of a path, such as `/news/:id`. Only the given patterns and `other` are
 * ever returned, so that visitors cannot make up labels. A fixed segment goes before `:name`, which goes before `*`.
 */
export function createRouteMatcher(patterns: Iterable<string>): (path: string) => string {
  const root = makeNode();
  for (const pattern of patterns) {
    let at = root;
    const segments = pattern.split('/').slice(1);
    for (const segment of segments) {
      if (segment === '*') {
        at.rest = pattern;
        break;
      }
      if (segment.startsWith(':')) at = at.any ??= makeNode();
      else {
        const known = at.fixed.get(segment) ?? makeNode();
        at.fixed.set(segment, known);
        at = known;
      }
    }
    if (!pattern.endsWith('*')) at.pattern ??= pattern;
  }

  const find = (node: Node, segments: readonly string[], from: number): string | undefined => {
    if (from === segments.length) return node.pattern;
    const next = node.fixed.get(segments[from]!);
    return (next && find(next, segments, from + 1)) ?? (node.any && find(node.any, segments, from + 1)) ?? node.rest;
  };

  return (path) => {
    const segments = path.split('/', maxSegments + 1).slice(1);
    // The router's scripts request the data of a page at its address with `.data`.
    const last = segments.at(-1);
    if (last?.endsWith('.data')) segments[segments.length - 1] = last === '_root.data' ? '' : last.slice(0, -5);
    return (segments.length < maxSegments && find(root, segments, 0)) || otherRoute;
  };
}
