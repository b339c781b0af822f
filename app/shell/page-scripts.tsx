import { Children, createContext, Fragment, isValidElement, use, type ReactElement, type ReactNode } from 'react';
import { Scripts as useRouterScripts, ScrollRestoration as useScrollScript } from 'react-router';
import inlineScripts from 'virtual:inline-scripts';

const deferredStart = inlineScripts['deferred-start'];

/** State shared by the server and the scripts of the page that it renders. */
export type PageScriptsState = {
  /** Whether React waits until the page is idle or touched. */
  isDeferred: boolean;
  /** Whether the page is for visitors who save data, for whom React never starts. */
  isWithoutReact: boolean;
  /** Whether the page lists what is stored for reading offline: without React, whose scripts may not be stored. */
  isOfflinePage: boolean;
  /** What public pages run for reading without a connection (decision 040). */
  offlineScript: string | undefined;
  /** The loaders' data, as the router's stream would send it. */
  data: string;
  /** The inline scripts rendered so far, for the content security policy. */
  inlineScripts: Set<string>;
};

/** Set by entry.server.tsx; undefined in browsers. */
export const pageScriptsContext = createContext<PageScriptsState | undefined>(undefined);

/**
 * Passes the data to the router in the browser as its own stream would. The same in every page, so that its hash is
 * constant.
 */
const enqueueData =
  '(function(c){c.enqueue(document.getElementById("data").textContent);c.close()})(window.__reactRouterContext.streamController)';

/**
 * The scripts at the end of every page: the router's own, which load React, and the data of the page. The only place
 * that changes the router's output; tests/app/page-scripts.test.tsx names the version that it expects.
 *
 * The content security policy allows inline scripts by the hashes of their texts. The texts come from the elements that
 * the router makes from its list of routes alone, never from the HTML of a page: no browser runs a script injected into
 * that. The router's components are called as hooks to get their elements.
 */
export function PageScripts() {
  const state = use(pageScriptsContext);
  const scroll = useScrollScript({});
  const router = useRouterScripts({});
  // Removed from the browser's build.
  if (import.meta.env.SSR && state) {
    const offline = state.offlineScript;
    if (offline) state.inlineScripts.add(offline);
    if (offline && state.isOfflinePage) return <script dangerouslySetInnerHTML={{ __html: offline }} />;
    if (state.isWithoutReact) {
      state.inlineScripts.add(deferredStart);
      return (
        <>
          <script dangerouslySetInnerHTML={{ __html: deferredStart }} />
          {offline && <script dangerouslySetInnerHTML={{ __html: offline }} />}
        </>
      );
    }
    const scripts = findInlineScripts([scroll, router]);
    for (const { props } of scripts) state.inlineScripts.add(props.dangerouslySetInnerHTML.__html);
    if (state.isDeferred) state.inlineScripts.add(deferredStart);
    state.inlineScripts.add(enqueueData);
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
        {offline && <script dangerouslySetInnerHTML={{ __html: offline }} />}
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
 * The data as a JSON element in the page: in a script literal, as the router writes it, each quote would be escaped,
 * and each page would have a hash of its own.
 */
function PageData({ data }: { data: string }) {
  // In JSON, `<` occurs in strings only.
  const json = data.replaceAll('<', '\\u003c');
  return (
    <>
      <script type="application/json" id="data" dangerouslySetInnerHTML={{ __html: json }} />
      <script dangerouslySetInnerHTML={{ __html: enqueueData }} />
    </>
  );
}

/** Without preloads and module scripts, which would compete with text, fonts and pictures. */
function DeferredScripts({ scripts }: { scripts: InlineScript[] }) {
  return scripts.map(({ props }, index) => {
    if (props.type !== 'module') return <script key={index} dangerouslySetInnerHTML={props.dangerouslySetInnerHTML} />;
    return (
      <Fragment key={index}>
        <script type="text/plain" id="boot" dangerouslySetInnerHTML={props.dangerouslySetInnerHTML} />
        <script dangerouslySetInnerHTML={{ __html: deferredStart }} />
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

/** Returns the inline scripts among elements, also within fragments. */
function findInlineScripts(nodes: ReactNode): InlineScript[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (isInlineScript(node)) return [node];
    return isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment
      ? findInlineScripts(node.props.children)
      : [];
  });
}
