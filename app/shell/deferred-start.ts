/**
 * Defers React until after the first paint: the router's module script is in the page as inert text, since the page is
 * complete without it. This script runs it when the page is idle or first touched; never under data saving, where the
 * page is only marked so that its animations stop too. In a frame it does not run on idle, since the page around it is
 * busy, but when that page's language changes. With Trusted Types the text goes through a policy that nothing else can
 * reach.
 */
export const deferredStart = `(function(){var c=navigator.connection;if(c&&c.saveData){document.documentElement.dataset.saveData="";return}var d=0,e=["pointerdown","keydown","touchstart"];function go(){if(d)return;d=1;e.forEach(function(n){removeEventListener(n,go,true)});var s=document.createElement("script");s.type="module";var b=document.getElementById("boot").textContent,t=self.trustedTypes;s.textContent=t?t.createPolicy("boot",{createScript:function(x){return x}}).createScript(b):b;document.body.appendChild(s)}e.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})});function idle(){window.requestIdleCallback?requestIdleCallback(go,{timeout:3000}):setTimeout(go,800)}if(self!==top)try{var p=parent.document.documentElement;p.lang===document.documentElement.lang?new MutationObserver(go).observe(p,{attributeFilter:["lang"]}):go()}catch(e){}else document.readyState==="complete"?idle():addEventListener("load",idle)})()`;
