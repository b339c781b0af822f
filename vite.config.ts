import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/build/catalogues-plugin.ts';
import { catalogueFiles } from './scripts/build/catalogue-files-plugin.ts';
import { chunkContents } from './scripts/build/chunk-contents-plugin.ts';
import { inlineScripts } from './scripts/build/inline-scripts-plugin.ts';
import { serverGuard } from './scripts/build/server-guard-plugin.ts';
import { precompress } from './scripts/build/precompress-plugin.ts';

const ofForms = /\/app\/dashboard\/(?:content\/(?:form|history|translation)|fields|media|text-comparison)\//;
// Used by forms alone, in folders that every screen uses.
const filesOfForms =
  /\/app\/dashboard\/data\/(?:form-values|server-autosave|verse-api)\.ts|\/domain\/model\/apply-input\.ts/;
const ofLists = /\/choice-drawing\.tsx$/;
// Of the profile, and of a set-up that is required; not of the first screen.
const ofTwoStep = /\/app\/dashboard\/second-factor\/(?:two-step|add-|qr-code|recovery-codes)/;
const isFormCode = (id: string) => (ofForms.test(id) && !ofLists.test(id)) || filesOfForms.test(id);
// With what they use of the domain: it would be put among the forms otherwise, which then every screen loads.
const ofStaff =
  /\/app\/dashboard\/|\/domain\/(?:errors|people\/permissions)\.ts|\/(?:@reduxjs|react-redux|redux|reselect|immer)\//;
const isStaffCode = (id: string) => ofStaff.test(id) && !isFormCode(id) && !ofTwoStep.test(id);

export default defineConfig({
  plugins: [
    catalogues(),
    catalogueFiles(),
    inlineScripts(),
    serverGuard(),
    tailwindcss(),
    reactRouter(),
    chunkContents(),
    precompress(),
  ],
  // Do not list the built files: at a start only the result of the build matters.
  logLevel: 'warn',
  // On a slow machine Rolldown prints a page of timings of its plugins, in which operators looked for a mistake.
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    // React and the router in one file, and in another what nearly every page of ours shares: every page needs them,
    // and thirty requests become eleven that compress better. What only staff load stays with them, and what long texts
    // need with the pages that show one.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 4 },
                // Of the domain only what visitors' pages use: the declarations are for the forms and tables of staff.
                {
                  name: 'common',
                  test: /\/(?:app\/(?!dashboard\/|offline\/|i18n\/hijri|ui\/(?:form|toast)\/|sign-in|store-session|password-link|autosave-keys|second-factor|parts\/(?:(?:trusted-)?prose|department-icon|share-links)|site\/(?:forms\/|gallery\/|parts\/(?:reading|keep-button|item-head|list-page)))|domain\/(?:model\/localized|fields\/choice|content\/project-status))/,
                  minShareCount: 3,
                  priority: 3,
                },
                // What only pages with a form need.
                {
                  name: 'forms',
                  test: /\/(?:app\/(?:ui\/(?:form|toast\/notify)|site\/forms)|domain\/(?:fields\/(?:text|clean-markdown)|contact\/(?:email|phone\.ts)|text\/normalize))/,
                  minShareCount: 2,
                  priority: 2,
                },
                // What the sign-in page has in common with the dashboard.
                {
                  name: 'sign-in',
                  test: /\/app\/(?:sign-in|second-factor\/passkeys|store-session|password-link|autosave-keys)\.ts$/,
                  minShareCount: 2,
                  priority: 2,
                },
                // Long texts, as visitors read them and as forms show them, and the button that keeps what is read.
                {
                  name: 'prose',
                  test: /\/app\/(?:offline\/|parts\/(?:trusted-)?prose|site\/parts\/keep-button)/,
                  minShareCount: 2,
                  priority: 2,
                },
                // What the pages of departments and videos share with the lists and the editor of staff.
                {
                  name: 'shown-to-staff',
                  test: /\/(?:app\/parts\/department-icon|domain\/content\/video-id)/,
                  minShareCount: 2,
                  priority: 2,
                },
                // What the pages of items share with the lists of staff.
                { name: 'share', test: /\/app\/parts\/share-links/, minShareCount: 2, priority: 2 },
                { name: 'verses', test: /\/domain\/quran\//, minShareCount: 2, priority: 2 },
                // What the editor and the preview of long texts share.
                {
                  name: 'markdown',
                  test: /\/domain\/markdown\/(?:find-addresses|render-markdown|write-)/,
                  minShareCount: 2,
                  priority: 1,
                },
                // What the dashboard's screens share, with its libraries, and apart from it what edit forms are made
                // of: on a slow line each further file is a round trip.
                { name: 'staff', test: isStaffCode, minShareCount: 3, priority: 1 },
                { name: 'two-step', test: ofTwoStep, minShareCount: 2, priority: 1 },
                { name: 'edit-forms', test: isFormCode, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server build is one module, `createPages`, that the server hands its services to.
    // There, all languages are loaded at once: what the browser imports when it needs it is then no chunk of its own.
    ssr: {
      build: {
        cssMinify: true,
        rolldownOptions: { input: 'app/pages.ts', checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
});
