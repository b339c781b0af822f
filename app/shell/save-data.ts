/**
 * Under data saving, removes all web fonts but those without which characters would be missing (font-display: block),
 * and sets `data-saving` on the root, with which styles hide the map. Placed after the styles, before anything that
 * would load a font.
 */
export const saveData = `(function(d,c){if(!c||!c.saveData)return;d.documentElement.dataset.saving="";[].forEach.call(d.styleSheets,function(f){for(var l=f.cssRules,i=l.length;i--;)l[i].type===5&&/swap/.test(l[i].cssText)&&f.deleteRule(i)})})(document,navigator.connection)`;
