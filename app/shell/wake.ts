/**
 * Keeps React out of the way of the first paint: the router's module script stands in the page as inert text, since the
 * page is complete without it. This small script wakes it when the page is idle or first touched; never where the
 * visitor saves data: the page is only marked, so that its styles stand still too. In a frame idleness is no reason,
 * since the page around it is busy with itself; a change of that page's language is. Browsers that ask for trusted
 * types get the text by a policy that nothing else can reach.
 */
export const wake = `(function(){var c=navigator.connection;if(c&&c.saveData){document.documentElement.dataset.saveData="";return}var d=0,e=["pointerdown","keydown","touchstart"];function go(){if(d)return;d=1;e.forEach(function(n){removeEventListener(n,go,true)});var s=document.createElement("script");s.type="module";var b=document.getElementById("boot").textContent,t=self.trustedTypes;s.textContent=t?t.createPolicy("boot",{createScript:function(x){return x}}).createScript(b):b;document.body.appendChild(s)}e.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})});function idle(){window.requestIdleCallback?requestIdleCallback(go,{timeout:3000}):setTimeout(go,800)}if(self!==top)try{var p=parent.document.documentElement;p.lang===document.documentElement.lang?new MutationObserver(go).observe(p,{attributeFilter:["lang"]}):go()}catch(e){}else document.readyState==="complete"?idle():addEventListener("load",idle)})()`;
