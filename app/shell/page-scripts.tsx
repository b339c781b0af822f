import { Children, createContext, Fragment, isValidElement, use, type ReactElement, type ReactNode } from 'react';
import { Scripts as useRouterScripts, ScrollRestoration as useScrollScript } from 'react-router';
import { wake } from './wake.ts';

/** What the server wants to know of the inline scripts of the page that it renders. */
export type InlineScripts = {
  /** React waits until the page is idle or touched. */
  isDeferred: boolean;
  /** Takes the text of each script that the page brings with it, for its content security policy. */
  allow: (text: string) => void;
};

export const inlineScriptsContext = createContext<InlineScripts | undefined>(undefined);

/**
 * The scripts at the end of every page: the router's own, which bring React, and where the page is to wait for it, ours
 * in front of them.
 *
 * The content security policy allows inline scripts by the hashes of their texts. These are taken here, from the
 * elements that the router makes out of nothing but its list of routes, and never from the HTML of a page: whatever
 * finds its way into that, no browser runs it. The router's components are called as hooks, which they are as well, for
 * their elements.
 */
export function PageScripts() {
  const page = use(inlineScriptsContext);
  const scroll = useScrollScript({});
  const router = useRouterScripts({});
  // Left out of what browsers load.
  const scripts = import.meta.env.SSR && page ? scriptsAmong([scroll, router]) : [];
  for (const { props } of scripts) page?.allow(props.dangerouslySetInnerHTML.__html);
  if (import.meta.env.SSR && page?.isDeferred) return <DeferredScripts scripts={scripts} allow={page.allow} />;
  return (
    <>
      {scroll}
      {router}
    </>
  );
}

/** Neither preloads nor a module script: both would take the line from text, fonts and pictures. */
function DeferredScripts({ scripts, allow }: { scripts: InlineScript[]; allow: (text: string) => void }) {
  allow(wake);
  return scripts.map(({ props }, index) => {
    if (props.type !== 'module') return <script key={index} dangerouslySetInnerHTML={props.dangerouslySetInnerHTML} />;
    return (
      <Fragment key={index}>
        <script type="text/plain" id="boot" dangerouslySetInnerHTML={props.dangerouslySetInnerHTML} />
        <script dangerouslySetInnerHTML={{ __html: wake }} />
      </Fragment>
    );
  });
}

type InlineScript = ReactElement<{ type?: string; dangerouslySetInnerHTML: { __html: string }; children?: ReactNode }>;

function isInlineScript(node: ReactNode): node is InlineScript {
  return (
    isValidElement<Partial<InlineScript['props']>>(node) &&
    node.type === 'script' &&
    node.props.dangerouslySetInnerHTML !== undefined
  );
}

/** The inline scripts among elements and the fragments that hold them. */
function scriptsAmong(nodes: ReactNode): InlineScript[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (isInlineScript(node)) return [node];
    return isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment
      ? scriptsAmong(node.props.children)
      : [];
  });
}
