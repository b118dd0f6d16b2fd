import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {createPageBundle, type ModuleIds} from './assemble/client-bundle';
import {compileBoot, writeVitals} from './assemble/write-scripts';
import {finishPages} from './assemble/finish-pages';
import {describePage, pagesEntry, readRegistry, type Manifest, type TemplateRules} from './assemble/page-files';
import {docsPropsRequest, writeDocsProps, writeSiteData} from './assemble/site-data';
import {findChain, joinRoutes, type ChunkNames} from './assemble/route-chain';

export type PageDeliveryOptions = {
  /** `touch`: scripts run at the first sign of a visitor. `load`: as soon as the page is there. */
  hydrate: 'touch' | 'load';
  /** How many visits are measured, from 0 to 1, and by which shapes of pages they are counted. */
  vitals: {share: number; templates: TemplateRules};
  /** Runs when the pages are final: what is computed from them (src/plugins/security-headers) stays true. */
  afterPages?: (build: {outDir: string; routesPaths: readonly string[]}) => Promise<void>;
};

const inPlugin = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Tables of the whole site, and what stands for each in the browser. */
const tables: readonly (readonly [RegExp, string])[] = [
  [/^@generated\/routes$/, inPlugin('./client/routes.ts')],
  [/^@generated\/routesChunkNames$/, inPlugin('./client/routes-chunk-names.ts')],
  [/^@generated\/registry$/, inPlugin('./client/registry.ts')],
];

/** Client modules of the classic theme that no page needs: Prism with its languages (code has its colors), a progress bar. */
const unusedClientModules = /[\\/]theme-classic[\\/]lib[\\/](?:prism-include-languages|nprogress)$/;

/** Delivers pages that are complete before any script runs. See README.md. */
export default function pageDelivery(context: LoadContext, {hydrate, vitals, afterPages}: PageDeliveryOptions): Plugin {
  const {generatedFilesDir, siteConfig, siteStorage} = context;
  const ownFolder = path.join(generatedFilesDir, 'page-delivery');
  const registryFile = path.join(generatedFilesDir, 'registry.js');
  const isBuild = process.env.NODE_ENV === 'production';
  let ids: ModuleIds = new Map();

  const readGenerated = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generatedFilesDir, file), 'utf8'));

  return {
    name: 'page-delivery',

    getClientModules: () => (isBuild ? [inPlugin('./client/announce-live.ts')] : []),

    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const withoutUnused = new NormalModuleReplacementPlugin(unusedClientModules, inPlugin('./client/nothing.ts'));
      if (!isBuild) return {plugins: [withoutUnused]};
      const docsProps = writeDocsProps(generatedFilesDir, ownFolder);
      const withoutDocsList = new NormalModuleReplacementPlugin(docsPropsRequest, (data: {request: string}) => {
        data.request = docsProps.get(data.request) ?? data.request;
      });
      // Drawn without the list too: what needs it stops the build, instead of failing in the browser.
      if (isServer) return {plugins: [withoutDocsList]};
      const data = writeSiteData(generatedFilesDir, ownFolder, siteConfig);
      return {
        entry: {
          main: config.entry as string,
          [pagesEntry]: {import: registryFile, dependOn: 'main'},
        },
        // What the bundler's runtime loads by itself passes Trusted Types: see src/plugins/security-headers.
        output: {trustedTypes: {policyName: 'bundler'}},
        plugins: [
          withoutUnused,
          withoutDocsList,
          ...tables.map(([table, file]) => new NormalModuleReplacementPlugin(table, file)),
          new NormalModuleReplacementPlugin(/^@generated\/globalData$/, data.globalData),
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, data.siteConfig),
          new NormalModuleReplacementPlugin(/^tslib$/, (request: {context: string; request: string}) => {
            if (/[\\/]utils-common[\\/]/.test(request.context)) request.request = inPlugin('./client/tslib.ts');
          }),
          createPageBundle({
            registryFile,
            readNames: () => new Set(readRegistry(readFileSync(registryFile, 'utf8')).keys()),
            onModules: (found) => {
              ids = found;
            },
          }),
        ],
      };
    },

    async postBuild({outDir, routes, routesPaths}) {
      const known = joinRoutes(routes, (await readGenerated('routesChunkNames.json')) as ChunkNames);
      const site = {
        manifest: (await readGenerated('client-manifest.json')) as Manifest,
        requests: readRegistry(await readFile(registryFile, 'utf8')),
        ids,
        templates: vitals.templates,
      };
      const pages = routesPaths.map((pathname) => ({pathname, ...describePage(site, findChain(known, pathname))}));
      const measure = {share: vitals.share, file: await writeVitals(ownFolder, outDir)};
      await finishPages(outDir, pages, await compileBoot(ownFolder, {siteStorage, hydrate, vitals: measure}));
      await afterPages?.({outDir, routesPaths});
    },
  };
}
