/**
 * Stores on this device that the visitor closed the offer or chose English in the menu; also on pages without an offer,
 * whose address names a language. Unless that was stored, shows the offer in the first language of the browser that the
 * site has, if that is not English. The link gets the address that the router has moved to since. Once a language was
 * chosen in the menu nothing is offered; on pages without the header, to which the router may go too, the offer is
 * removed.
 */
export const offerLanguage = `(function(d,k){var o=d.getElementById("language-offer");try{if(localStorage.getItem(k))return}catch(e){}d.addEventListener("click",function(e){var t=e.target.closest("#language-offer a,#language-offer button,.site-header [hreflang]"),u=new URL(location);if(!t)return;if(o){if(o.contains(t)&&t.hreflang){u.searchParams.set("lang",t.hreflang);t.href=u;return}o.hidden=true}if(!t.hreflang)d.querySelector(".site-header summary[aria-label]").focus();if(!t.hreflang||t.hreflang==="en")try{localStorage.setItem(k,1)}catch(e){}},true);if(!o)return;navigator.languages.some(function(t){var l=t.split("-")[0].toLowerCase(),p=o.querySelector(":lang("+l+")");if(p)p.hidden=o.hidden=false;return p||l==="en"});new MutationObserver(function(){if(!o.matches(".site-header+*"))o.remove()}).observe(d.body,{childList:true})})(document,"languageOffer")`;
