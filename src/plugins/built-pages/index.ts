import {previewFigures} from '#src/site/preview-figures';
import {readBuildOutput} from './docusaurus-internals/build-output';
import {createPageBundle, pagesEntry, type ClientBundle} from './docusaurus-internals/client-bundle';
import {internalChange} from './docusaurus-internals/internal-change';
import {replaceModules} from './docusaurus-internals/replaced-modules';
import {readRegistry} from './docusaurus-internals/routes';
import {extractMenuPictures, menuPicturesRoute} from './menu-pictures';
import {processPages} from './page/process-pages';
import {readFigures} from './previews/picture';
import {listSteps, type BuiltPagesOptions} from './steps';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

const clientFolder = fileURLToPath(new URL('./page-routes/client', import.meta.url));

/** Processes the pages of a build: see README.md. `npm run dev` is not affected. */
export default function builtPages(context: LoadContext, options: BuiltPagesOptions): Plugin {
  const {generatedFilesDir, siteDir, siteConfig, siteStorage} = context;
  const workDir = path.join(generatedFilesDir, 'built-pages');
  const registryFile = path.join(generatedFilesDir, 'registry.js');
  const isBuild = process.env.NODE_ENV === 'production';
  let bundle: ClientBundle | undefined;

  return {
    name: 'built-pages',

    contentLoaded({actions}) {
      if (isBuild) actions.addRoute(menuPicturesRoute);
    },

    getClientModules: () => [path.join(clientFolder, isBuild ? 'announce-live.ts' : 'close-menus.ts')],

    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const folders = {generatedFolder: generatedFilesDir, ownFolder: workDir, clientFolder};
      const buildBundle = isServer ? 'server' : 'browser';
      const replaced = replaceModules(folders, siteConfig, isBuild ? buildBundle : 'dev');
      const replacements = replaced.map(
        ({request: pattern, file, importedFrom}) =>
          new NormalModuleReplacementPlugin(pattern, (module: {context: string; request: string}) => {
            if (importedFrom?.test(module.context) ?? true) module.request = file;
          }),
      );
      if (isServer || !isBuild) return {plugins: replacements};
      return {
        entry: {
          main: config.entry as string,
          [pagesEntry]: {import: registryFile, dependOn: 'main'},
        },
        // Trusted Types policy for chunks the bundler loads: see headers/README.md.
        output: {trustedTypes: {policyName: 'bundler'}},
        plugins: [
          ...replacements,
          createPageBundle({
            registryFile,
            expectedModules: replaced.map(({file}) => file),
            readNames: () => new Set(readRegistry(readFileSync(registryFile, 'utf8')).keys()),
            onBundle: (found) => {
              bundle = found;
            },
          }),
        ],
      };
    },

    async postBuild({outDir, routes, routesPaths, siteConfig: {title: name, titleDelimiter, url}}) {
      if (bundle === undefined)
        throw internalChange('The client bundle did not report its end.', '@docusaurus/core/lib/commands/build');
      const build = await readBuildOutput(generatedFilesDir, routes, bundle);
      const site = {
        name,
        url,
        siteDir,
        outDir,
        workDir,
        storage: siteStorage,
        build,
        menuPictures: await extractMenuPictures(outDir),
        figures: {...previewFigures, ...readFigures(routes)},
      };
      await processPages(await listSteps(site, options), {
        outDir,
        routes: routesPaths.filter((route) => route !== menuPicturesRoute.path),
        titleEnd: ` ${titleDelimiter} ${name}`,
      });
    },
  };
}
