import { use } from 'react';
import { useLocation } from 'react-router';
import inlineScripts from 'virtual:inline-scripts';
import homeStyles from '../styles/home.css?inline';
import homeStylesAddress from '../styles/home.css?url';
import siteStyles from '../styles/site.css?inline';
import { pageScriptsContext } from './page-scripts.tsx';
import { trustedTypes } from './trusted-types.ts';

const policy = trustedTypes?.createPolicy('styles', { createHTML: (text) => text });

/**
 * The styles of pages for visitors who save data: without the fonts that the script below them would remove, and those
 * that have their metrics meanwhile, a kilobyte of each page. Used by the server only.
 */
export const siteStylesWithFewFonts = import.meta.env.SSR
  ? siteStyles.replace(/@font-face ?\{[^{}]*\}/g, (face) => (/font-display: ?block/.test(face) ? face : ''))
  : '';

const hasTexts = import.meta.env.SSR || import.meta.env.DEV;

/**
 * In the browser the styles are read from the page, so that the script does not contain them again: should React render
 * the whole page again, such as after an error, the styles are still there. Returns nothing where the page has none.
 */
function readStylesFromPage(selector: string): string | undefined {
  const css = document.querySelector(selector)?.textContent;
  return css && (policy?.createHTML(css) ?? css);
}

const inlineStyles = (text = '') => <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;

const site = hasTexts ? siteStyles : readStylesFromPage('style');
const home = hasTexts ? homeStyles : readStylesFromPage('style + style');

/**
 * The styles of every page, inlined: a separate file would cost a phone a round trip before the first paint (decision
 * 010). Those of the home page, a quarter of all, are inlined there, and are a file for whoever comes to it from
 * another page. The content security policy allows both by their hashes. In development the browser has the texts, so
 * that an edited style shows at once.
 */
export function SiteStyles() {
  const hasFewFonts = use(pageScriptsContext)?.isWithoutReact;
  const isHome = useLocation().pathname === '/';
  // The element stays where the page began with it.
  const isInline = hasTexts ? isHome : home;
  return (
    <>
      {inlineStyles(hasFewFonts ? siteStylesWithFewFonts : site)}
      {isInline ? inlineStyles(home) : isHome && <link rel="stylesheet" href={homeStylesAddress} precedence="home" />}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScripts['save-data'] ?? '' }} />
    </>
  );
}
