/**
 * Runs in every page, after its styles and before anything that would load a font. Under data saving, removes all web
 * fonts but those without which characters would be missing (font-display: block), and sets `data-saving` on the root,
 * with which styles hide the map.
 */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (connection?.saveData) {
  document.documentElement.dataset['saving'] = '';
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes('swap')) sheet.deleteRule(index);
    }
}
