/**
 * Keeps React out of the way of the first paint. The router writes module preloads and a module script into
 * the page; both would take the line from text, fonts and pictures, though the page is complete without them.
 * Here the preloads go, the module script becomes inert text, and a small script wakes it when the page is
 * idle or first touched; never where the visitor saves data: the page is only marked, so that its styles stand still too.
 * In a frame idleness is no reason, since the page around it is busy with itself; a change of that page's language is.
 */
const preload = '<link rel="modulepreload"';
const moduleScript = '<script type="module" async="">';
const endOfScript = '</script>';

const wake = `(function(){var c=navigator.connection;if(c&&c.saveData){document.documentElement.dataset.saveData="";return}var d=0,e=["pointerdown","keydown","touchstart"];function go(){if(d)return;d=1;e.forEach(function(n){removeEventListener(n,go,true)});var s=document.createElement("script");s.type="module";s.textContent=document.getElementById("boot").textContent;document.body.appendChild(s)}e.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})});function idle(){window.requestIdleCallback?requestIdleCallback(go,{timeout:3000}):setTimeout(go,800)}if(self!==top)try{var p=parent.document.documentElement;p.lang===document.documentElement.lang?new MutationObserver(go).observe(p,{attributeFilter:["lang"]}):go()}catch(e){}else document.readyState==="complete"?idle():addEventListener("load",idle)})()`;

/** Answers the page in parts, none of which begins or ends within an element that they are about: joining them would copy it once more. */
export function deferScripts(html: string): string[] {
  const body = html.indexOf('<body');
  const from = html.lastIndexOf(moduleScript);
  const to = html.indexOf(endOfScript, from);
  const head = withoutPreloads(html.slice(0, body));
  if (from < 0 || to < 0) return [head, html.slice(body)];
  const code = html.slice(from + moduleScript.length, to);
  return [head, html.slice(body, from), `<script type="text/plain" id="boot">${code}</script><script>${wake}</script>`, html.slice(to + endOfScript.length)];
}

/** React collects them in the head. */
function withoutPreloads(head: string): string {
  let kept = '';
  let at = 0;
  for (let next = head.indexOf(preload); next >= 0; next = head.indexOf(preload, at)) {
    kept += head.slice(at, next);
    at = head.indexOf('>', next) + 1;
  }
  return kept + head.slice(at);
}
