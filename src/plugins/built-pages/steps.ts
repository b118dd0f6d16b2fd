import {booking} from '#src/content/booking';
import {searchIndexPath} from '#src/contracts/search-index';
import {cspReportUri} from '#src/site/csp-report';
import {llmsOptions} from '#src/site/llms';
import {vitalsShare} from '#src/site/vitals';
import type {BuildOutput} from './docusaurus-internals/build-output';
import type {Figures} from './previews/picture';
import {inlineStyles} from './critical-styles/inline-styles';
import {writeHashed} from './hashes';
import {createHeadersFile} from './headers/headers-file';
import {compileScript} from './held-scripts/compile-script';
import {holdScripts} from './held-scripts/hold-scripts';
import {writeMarkdown} from './markdown/write-markdown';
import {isListed, type Page} from './page/page';
import {namePageRoutes} from './page-routes/name-page-routes';
import {drawPreviews} from './previews/draw-previews';
import {createSearchIndex} from './search-index/create-index';
import {inlineSymbols} from './sprites/inline-symbols';

import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {SiteStorage} from '@docusaurus/types';

export type BuiltPagesOptions = {
  /** `touch`: scripts run on the first interaction. `load`: as soon as the page has loaded. */
  hydrate: 'touch' | 'load';
};

/** Paths of the pages this site shows in a frame. */
const framed = ['/book'];

export type Site = {
  name: string;
  /** Without a trailing slash. */
  url: string;
  siteDir: string;
  outDir: string;
  /** Folder for intermediate files of the steps. */
  workDir: string;
  storage: SiteStorage;
  build: BuildOutput;
  /** URL of the file with the menu pictures. */
  menuPictures: string;
  /** Figures in link previews, by path. */
  figures: Figures;
};

export type Step = {name: string; run: (pages: readonly Page[]) => Promise<void> | void};

/** Runs all steps on the built pages, in order. Each step has its own folder; README.md describes them. */
export function listSteps(site: Site, {hydrate}: BuiltPagesOptions): Step[] {
  const {name, url, siteDir, outDir, workDir, storage, build, menuPictures, figures} = site;
  const write = (file: string, text: string): Promise<void> => writeFile(path.join(outDir, file), text);
  return [
    {name: 'previews', run: (pages) => drawPreviews(pages, {outDir, siteDir, name, url, figures})},
    {
      name: 'search index',
      run: (pages) => write(searchIndexPath, JSON.stringify(createSearchIndex(pages.filter(isListed)))),
    },
    {name: 'Markdown', run: (pages) => writeMarkdown(pages, outDir, {name, url, ...llmsOptions})},
    {name: 'page routes', run: (pages) => namePageRoutes(pages, build)},
    {
      name: 'held scripts',
      run: async (pages) => {
        const pageScript = await compileScript(workDir, 'page-script', {MENU_PICTURES: menuPictures});
        const boot = await compileScript(workDir, 'boot', {
          HYDRATE: hydrate,
          THEME_STORAGE: storage.type,
          THEME_KEY: `theme${storage.namespace}`,
          VITALS_SHARE: vitalsShare,
          VITALS_FILE: writeHashed(outDir, '/assets/js/vitals.js', await compileScript(workDir, 'vitals')),
          PAGE_SCRIPT: writeHashed(outDir, '/assets/js/page-script.js', pageScript),
        });
        holdScripts(pages, build, {outDir, boot});
      },
    },
    {name: 'sprites', run: (pages) => inlineSymbols(pages, outDir)},
    {name: 'critical styles', run: (pages) => inlineStyles(pages, outDir)},
    // Last, because the policies allow the scripts and styles found in the pages.
    {
      name: 'headers',
      run: (pages) => write('_headers', createHeadersFile(pages, framed, {...booking, reportUri: cspReportUri})),
    },
  ];
}
