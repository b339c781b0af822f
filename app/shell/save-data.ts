/**
 * Where the visitor saves data, no web font comes but those without which signs would be missing (font-display: block),
 * and `data-saving` stands on the root, where styles leave out the map. Stands behind the styles, before anything that
 * would load a font.
 */
export const saveData = `(function(d,c){if(!c||!c.saveData)return;d.documentElement.dataset.saving="";[].forEach.call(d.styleSheets,function(f){for(var l=f.cssRules,i=l.length;i--;)l[i].type===5&&/swap/.test(l[i].cssText)&&f.deleteRule(i)})})(document,navigator.connection)`;
