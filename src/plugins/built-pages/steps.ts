import {booking} from '#src/content/booking';
import {docsMenuId} from '#src/lib/docs-menu';
import {cspReportUri} from '#src/site/csp-report';
import {llmsOptions} from '#src/site/llms';
import type {BuildOutput} from './docusaurus-internals/build-output';
import {inlineStyles} from './critical-styles/inline-styles';
import {writeHashed} from './hashes';
import {writeHeaders} from './headers/headers-file';
import {compileScript} from './held-scripts/compile-script';
import {createScriptHolder, type BootScript} from './held-scripts/hold-scripts';
import {writeMarkdown} from './markdown/write-markdown';
import {extractMenuPictures} from './menu-pictures';
import type {Step} from './page/process-pages';
import {namePageRoutes} from './page-routes/name-page-routes';
import {drawPreviews} from './previews/draw-previews';
import {readFigures} from './previews/picture';
import {createSearchIndex} from './search-index/create-index';
import {createSymbolInliner} from './sprites/inline-symbols';

import type {Props} from '@docusaurus/types';

export type BuiltPagesOptions = {
  /** `touch`: scripts run on the first interaction. `load`: as soon as the page has loaded. */
  hydrate: 'touch' | 'load';
};

/** Paths of the pages this site shows in a frame. */
const framed = ['/book'];

/**
 * All steps, in order. Each has its own folder; README.md describes them.
 * @param workDir Folder for intermediate files.
 */
export async function listSteps(
  {outDir, siteDir, siteStorage, siteConfig: {title: name, url}, routes}: Props,
  workDir: string,
  build: BuildOutput,
  {hydrate}: BuiltPagesOptions,
): Promise<Step[]> {
  const pageScript = await compileScript(workDir, 'page-script', {
    MENU_PICTURES: await extractMenuPictures(outDir),
  });
  const bootScript = await compileScript(workDir, 'boot', {
    HYDRATE: hydrate,
    THEME_STORAGE: siteStorage.type,
    THEME_KEY: `theme${siteStorage.namespace}`,
    PAGE_SCRIPT: writeHashed(outDir, '/assets/js/page-script.js', pageScript),
  });
  const boot: BootScript[] = [
    {text: bootScript},
    {text: await compileScript(workDir, 'boot-tabs'), isFor: ({properties}) => properties['role'] === 'tab'},
    {
      text: await compileScript(workDir, 'boot-docs'),
      isFor: ({properties}) => properties['id'] === docsMenuId || properties['dataCodeLanguage'] !== undefined,
    },
  ];
  return [
    {name: 'previews', ...drawPreviews({outDir, siteDir, name, url, figures: readFigures(routes)})},
    {name: 'search index', ...createSearchIndex(outDir)},
    {name: 'Markdown', ...writeMarkdown(outDir, {name, url, ...llmsOptions})},
    {name: 'page routes', each: (page) => namePageRoutes(page, build)},
    {name: 'held scripts', each: createScriptHolder(build, {outDir, boot})},
    {name: 'sprites', each: createSymbolInliner(outDir)},
    {name: 'critical styles', ...inlineStyles(outDir)},
    // Last, because the policies allow the scripts and styles found in the pages.
    {name: 'headers', ...writeHeaders(outDir, framed, {...booking, reportUri: cspReportUri})},
  ];
}
