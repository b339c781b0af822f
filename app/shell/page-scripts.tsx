import { Children, createContext, Fragment, isValidElement, use, type ReactElement, type ReactNode } from 'react';
import { Scripts as useRouterScripts, ScrollRestoration as useScrollScript } from 'react-router';
import { wake } from './wake.ts';

/** What the server and the scripts of the page that it renders know of each other. */
export type PageScriptsState = {
  /** React waits until the page is idle or touched. */
  isDeferred: boolean;
  /** What the loaders gave, as the router's stream would send it. */
  data: string;
  /** The texts of the inline scripts that are rendered, added while they are, for the content security policy. */
  inlineScripts: Set<string>;
};

/** Set by entry.server.tsx; undefined in browsers. */
export const pageScriptsContext = createContext<PageScriptsState | undefined>(undefined);

/** Hands the router in the browser what its own stream would. The same in every page, so that its hash is known. */
const takeData =
  '(function(c){c.enqueue(document.getElementById("data").textContent);c.close()})(window.__reactRouterContext.streamController)';

/**
 * The scripts at the end of every page: the router's own, which bring React, and the data of the page. This is the only
 * place where what the router writes is changed; tests/app/page-scripts.test.tsx names the version that it knows.
 *
 * The content security policy allows inline scripts by the hashes of their texts. These are taken here, from the
 * elements that the router makes out of nothing but its list of routes, and never from the HTML of a page: whatever
 * finds its way into that, no browser runs it. The router's components are called as hooks, which they are as well, for
 * their elements.
 */
export function PageScripts() {
  const state = use(pageScriptsContext);
  const scroll = useScrollScript({});
  const router = useRouterScripts({});
  // Left out of what browsers load.
  if (import.meta.env.SSR && state) {
    const scripts = scriptsAmong([scroll, router]);
    for (const { props } of scripts) state.inlineScripts.add(props.dangerouslySetInnerHTML.__html);
    if (state.isDeferred) state.inlineScripts.add(wake);
    state.inlineScripts.add(takeData);
    return (
      <>
        {state.isDeferred ? (
          <DeferredScripts scripts={scripts} />
        ) : (
          <>
            {scroll}
            {router}
          </>
        )}
        <PageData data={state.data} />
      </>
    );
  }
  return (
    <>
      {scroll}
      {router}
    </>
  );
}

/**
 * A list in JSON, which stands in the page as it is: a literal of a script, which the router writes, would have each of
 * its quotes escaped, and a hash of its own in each page.
 */
function PageData({ data }: { data: string }) {
  // What could end the element stands in texts only.
  const json = data.replaceAll('<', '\\u003c');
  return (
    <>
      <script type="application/json" id="data" dangerouslySetInnerHTML={{ __html: json }} />
      <script dangerouslySetInnerHTML={{ __html: takeData }} />
    </>
  );
}

/** Neither preloads nor a module script: both would take the line from text, fonts and pictures. */
function DeferredScripts({ scripts }: { scripts: InlineScript[] }) {
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
