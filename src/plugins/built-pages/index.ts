import {readBuildOutput} from './docusaurus-internals/build-output';
import {createPageBundle, pagesEntry, type ClientBundle} from './docusaurus-internals/client-bundle';
import {internalChange} from './docusaurus-internals/internal-change';
import {replaceModules} from './docusaurus-internals/replaced-modules';
import {menuPicturesRoute} from './menu-pictures';
import {processPages} from './page/process-pages';
import {listSteps, type BuiltPagesOptions} from './steps';

import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

const clientFolder = fileURLToPath(new URL('./page-routes/client', import.meta.url));

/** Processes the pages of a build: see README.md. `npm run dev` is not affected. */
export default function builtPages(context: LoadContext, options: BuiltPagesOptions): Plugin {
  const {generatedFilesDir, siteConfig} = context;
  const workDir = path.join(generatedFilesDir, 'built-pages');
  const registryFile = path.join(generatedFilesDir, 'registry.js');
  const isBuild = process.env.NODE_ENV === 'production';
  let bundle: ClientBundle | undefined;

  return {
    name: 'built-pages',

    contentLoaded({actions}) {
      if (isBuild) actions.addRoute(menuPicturesRoute);
    },

    getClientModules: () => [path.join(clientFolder, isBuild ? 'announce-live.ts' : 'dev-menus.ts')],

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
            onBundle: (found) => {
              bundle = found;
            },
          }),
        ],
      };
    },

    async postBuild(props) {
      if (bundle === undefined)
        throw internalChange('The client bundle did not report its end.', '@docusaurus/core/lib/commands/build');
      const build = await readBuildOutput(generatedFilesDir, props.routes, bundle);
      await processPages(await listSteps(props, workDir, build, options), {
        outDir: props.outDir,
        routes: props.routesPaths.filter((route) => route !== menuPicturesRoute.path),
        titleEnd: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
      });
    },
  };
}
