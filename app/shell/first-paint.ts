/**
 * Keeps out of the way of the first paint what it does not need, so that on a slow line the words and the first picture
 * come first: until something is painted, pictures and frames that are loaded lazily wait (`data-painting`, in
 * app/styles/site.css), and on a first visit also the web fonts of few words (app/fonts/late-fonts.css), which
 * stand-ins of the same measure show meanwhile. At later visits these are in the browser's cache, and there is nothing
 * to wait for.
 *
 * Where the visitor saves data no web font comes that was not there before, but for those without which signs would be
 * missing (font-display: block), and `data-saving` stands on the root, where styles leave out the map.
 */
export const firstPaint = `(function(d,s,k){var r=d.documentElement,c=navigator.connection,P=self.PerformanceObserver,t;function go(){delete r.dataset.painting;s.media=""}r.dataset.painting="";if(c&&c.saveData)r.dataset.saving="";k+=r.lang;try{t=localStorage.getItem(k)}catch(e){}if(!t){s.media="not all";if(c&&c.saveData)[].forEach.call(d.styleSheets,function(f){for(var l=f.cssRules,i=l.length;i--;)l[i].type===5&&/swap/.test(l[i].cssText)&&f.deleteRule(i)});else try{localStorage.setItem(k,"1")}catch(e){}}P&&P.supportedEntryTypes&&P.supportedEntryTypes.indexOf("paint")>=0?new P(function(l,o){if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();go()}}).observe({type:"paint",buffered:true}):addEventListener("load",go)})(document,document.getElementById("late-fonts"),"fonts-")`;
