import {searchIndexPath} from '#src/contracts/search-index';
import {menuPicturesRoute} from './menu-pictures';
import {processPages} from './page/process-pages';
import {createIslandBundle, type IslandBundle, islandEntry, isSplit} from './scripts/island-bundle';
import {listSteps} from './steps';

import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Lets the search in `npm run dev` find what was in the last build. */
function serveSearchIndex(outDir: string) {
  const patterns = [searchIndexPath.slice(1), 'assets/search-texts.*.json'].map((from) => ({
    from,
    context: outDir,
    noErrorOnMissing: true,
  }));
  // Docusaurus' types are webpack's.
  return new rspack.CopyRspackPlugin({patterns}) as object as ReturnType<typeof createIslandBundle>;
}

/** Finishes the pages of a build: see README.md. In `npm run dev` it only adds the scripts and the search index. */
export default function builtPages({generatedFilesDir, outDir, siteConfig, siteStorage}: LoadContext): Plugin {
  const workDir = path.join(generatedFilesDir, 'built-pages');
  const isBuild = process.env.NODE_ENV === 'production';
  let bundle: IslandBundle | undefined;

  return {
    name: 'built-pages',

    contentLoaded({actions}) {
      // A page that a build turns into a file.
      if (isBuild) actions.addRoute(menuPicturesRoute);
    },

    getClientModules: () => (isBuild ? [] : [fileURLToPath(new URL('../../theme/dev-scripts.ts', import.meta.url))]),

    configureWebpack(config, isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      if (!isBuild) {
        return {
          plugins: [
            new DefinePlugin({
              THEME_STORAGE: JSON.stringify(siteStorage.type),
              THEME_KEY: JSON.stringify(`theme${siteStorage.namespace}`),
            }),
            serveSearchIndex(outDir),
          ],
        };
      }
      if (isServer) return {};
      return {
        entry: {main: config.entry as string, ...islandEntry},
        optimization: {splitChunks: {chunks: isSplit}},
        // Trusted Types policy for chunks the bundler loads: see headers/README.md.
        output: {trustedTypes: {policyName: 'bundler'}},
        plugins: [
          createIslandBundle((files) => {
            bundle = files;
          }),
        ],
      };
    },

    async postBuild(props) {
      if (bundle === undefined) throw new Error('The browser bundle did not report its files.');
      await processPages(await listSteps(props, workDir, bundle), {
        outDir: props.outDir,
        routes: props.routesPaths.filter((address) => address !== menuPicturesRoute.path),
        titleEnd: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
      });
    },
  };
}
