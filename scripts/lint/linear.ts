/** A plugin for oxlint: code that reads text from outside takes at most linear time in its length. */
import { findSlowness } from './find-slowness.ts';

/** The part of ESTree that is used here. */
type Node = {
  type: string;
  name?: string;
  value?: unknown;
  regex?: { pattern: string; flags: string };
  callee?: Node;
  property?: Node;
  arguments?: Node[];
};
type Context = { report: (problem: { node: Node; message: string }) => void };

const advice =
  'Split, trim or loop instead; or bound the length of the text right before, say the bound in a comment and ' +
  'disable this rule for the line.';

const regexp = {
  meta: { type: 'problem' },
  create(context: Context) {
    const check = (node: Node, source: string, flags: string) => {
      const slowness = findSlowness(source, flags);
      if (slowness !== undefined) context.report({ node, message: `This regular expression ${slowness}. ${advice}` });
    };
    const checkMade = (node: Node) => {
      if (node.callee?.type === 'Identifier' && node.callee.name === 'RegExp') {
        const [source, flags] = node.arguments ?? [];
        if (source?.regex) return; // checked as a literal
        if (isText(source) && (!flags || isText(flags))) check(node, source.value, flags?.value ?? '');
        else
          context.report({
            node,
            message:
              'This regular expression is built at run time, so its running time cannot be checked. ' +
              'Write it as a literal, or search without one.',
          });
      }
      // These compile a text into an expression.
      if (
        node.callee?.type === 'MemberExpression' &&
        ['match', 'matchAll', 'search'].includes(node.callee.property?.name ?? '')
      ) {
        const [source] = node.arguments ?? [];
        if (isText(source)) check(node, source.value, '');
      }
    };
    return {
      Literal: (node: Node) => node.regex && check(node, node.regex.pattern, node.regex.flags),
      NewExpression: checkMade,
      CallExpression: checkMade,
    };
  },
};

function isText(node: Node | undefined): node is Node & { value: string } {
  return node?.type === 'Literal' && typeof node.value === 'string';
}

/** Forbids the platform's `normalize`, which takes quadratic time for a letter with thousands of marks. */
const normalize = {
  meta: { type: 'problem' },
  create: (context: Context) => ({
    CallExpression(node: Node) {
      if (node.callee?.type !== 'MemberExpression' || node.callee.property?.name !== 'normalize') return;
      context.report({
        node,
        message:
          'This takes quadratic time for a letter with thousands of combining marks. Use normalizeText of domain/text/normalize.ts.',
      });
    },
  }),
};

export default { meta: { name: 'linear' }, rules: { regexp, normalize } };
