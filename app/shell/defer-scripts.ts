/**
 * Keeps React out of the way of the first paint. The router writes module preloads and a module script into
 * the page; both would take the line from text, fonts and pictures, though the page is complete without them.
 * Here the preloads go, the module script becomes inert text, and a small script wakes it when the page is
 * idle or first touched; never where the visitor saves data: the page is only marked, so that its styles stand still too.
 */
const preload = '<link rel="modulepreload"';
const moduleScript = '<script type="module" async="">';
const endOfScript = '</script>';

const wake = `(function(){var c=navigator.connection;if(c&&c.saveData){document.documentElement.dataset.saveData="";return}var d=0,e=["pointerdown","keydown","touchstart"];function go(){if(d)return;d=1;e.forEach(function(n){removeEventListener(n,go,true)});var s=document.createElement("script");s.type="module";s.textContent=document.getElementById("boot").textContent;document.body.appendChild(s)}e.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})});function idle(){window.requestIdleCallback?requestIdleCallback(go,{timeout:3000}):setTimeout(go,800)}document.readyState==="complete"?idle():addEventListener("load",idle)})()`;

export function deferScripts(html: string): string {
  const from = html.indexOf(moduleScript);
  const to = html.indexOf(endOfScript, from);
  if (from < 0 || to < 0) return withoutPreloads(html);
  const code = html.slice(from + moduleScript.length, to);
  return `${withoutPreloads(html.slice(0, from))}<script type="text/plain" id="boot">${code}</script><script>${wake}</script>${html.slice(to + endOfScript.length)}`;
}

function withoutPreloads(html: string): string {
  let kept = '';
  let at = 0;
  for (let next = html.indexOf(preload); next >= 0; next = html.indexOf(preload, at)) {
    kept += html.slice(at, next);
    at = html.indexOf('>', next) + 1;
  }
  return kept + html.slice(at);
}
