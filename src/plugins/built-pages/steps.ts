import {booking} from '#src/content/booking';
import {docsMenuId} from '#src/lib/docs-menu';
import {booking as bookingAttributes} from '#src/parts/booking/names';
import {counter} from '#src/site/counter';
import {cspReportUri} from '#src/site/csp-report';
import {reportsFaults} from '#src/site/fault-reports';
import {llmsOptions} from '#src/site/llms';
import {compileScript} from '../lib/compile-script';
import {createStyleInliner} from './critical-styles/inline-styles';
import {createLateStyles} from './critical-styles/late-styles';
import {writeHashed} from './hashes';
import {writeHeaders} from './headers/headers-file';
import {writeMarkdown} from './markdown/write-markdown';
import {extractMenuPictures} from './menu-pictures';
import type {Step} from './page/process-pages';
import {propertyOf} from './page/tree';
import {describePages} from './page-data';
import {drawPreviews} from './previews/draw-previews';
import {readFigures} from './previews/picture';
import {type BootScript, createScriptInserter} from './scripts/insert-scripts';
import {type IslandBundle, listIslandFiles} from './scripts/island-bundle';
import {createSearchIndex} from './search-index/create-index';
import {createSymbolInliner} from './sprites/inline-symbols';

import type {Props} from '@docusaurus/types';

/** Compiles the scripts that run without React: see src/boot. */
async function compileBoot(
  {outDir, siteStorage}: Props,
  workDir: string,
  {sheet}: IslandBundle,
): Promise<BootScript[]> {
  const pictures = await extractMenuPictures(outDir);
  const writeLateStyles = createLateStyles(outDir, sheet);
  const pageScript = await compileScript(workDir, 'page-script', {
    MENU_PICTURES: pictures.address,
    REPORTS_FAULTS: reportsFaults,
    MENU_PICTURES_STYLE: writeLateStyles('menu-pictures', pictures.html, '[data-menu-picture] *'),
  });
  const boot = await compileScript(workDir, 'boot', {
    THEME_STORAGE: siteStorage.type,
    THEME_KEY: `theme${siteStorage.namespace}`,
    PAGE_SCRIPT: writeHashed(outDir, '/assets/js/page-script.js', pageScript),
    COUNTER: counter ?? null,
    REPORTS_FAULTS: reportsFaults,
    FORM_SCRIPT: writeHashed(outDir, '/assets/js/form-script.js', await compileScript(workDir, 'form-script')),
  });
  const bootBooking = await compileScript(workDir, 'boot-booking', {
    BOOKING_SCRIPT: writeHashed(outDir, '/assets/js/booking-script.js', await compileScript(workDir, 'booking-script')),
  });
  return [
    {text: boot},
    {text: bootBooking, isFor: ({properties}) => properties[propertyOf(bookingAttributes.calendar)] !== undefined},
    {
      text: await compileScript(workDir, 'boot-tabs'),
      isFor: ({properties}) => properties['role'] === 'tab' || 'dataHref' in properties,
    },
    {
      text: await compileScript(workDir, 'boot-docs'),
      isFor: ({properties}) => properties['id'] === docsMenuId || properties['dataCodeLanguage'] !== undefined,
    },
  ];
}

/**
 * All steps, in order. Each has its own folder; README.md describes them.
 * @param workDir Folder for intermediate files.
 */
export async function listSteps(props: Props, workDir: string, bundle: IslandBundle): Promise<Step[]> {
  const {outDir, siteDir, siteConfig, routes} = props;
  const {title: name, url} = siteConfig;
  const boot = await compileBoot(props, workDir, bundle);
  const islandFiles = listIslandFiles(outDir, bundle);
  return [
    {name: 'previews', ...drawPreviews({outDir, siteDir, name, url, figures: readFigures(routes)})},
    {name: 'structured data', ...describePages(siteConfig)},
    {name: 'search index', ...createSearchIndex(outDir)},
    {name: 'Markdown', ...writeMarkdown({outDir, siteDir, name, url, ...llmsOptions})},
    {name: 'scripts', each: createScriptInserter(boot, bundle.runtime, islandFiles)},
    {name: 'sprites', each: createSymbolInliner(outDir)},
    {name: 'critical styles', ...createStyleInliner(outDir, bundle.sheet)},
    // Last, because the policy allows the scripts found in the pages.
    {name: 'headers', ...writeHeaders(outDir, {...booking, counter, reportUri: cspReportUri})},
  ];
}
