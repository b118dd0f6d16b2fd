import {searchIndexPath} from '#src/contracts/search-index';
import {menuPicturesRoute} from './menu-pictures';
import {processPages} from './page/process-pages';
import {createIslandBundle, islandEntry, isSplit, type IslandBundle} from './scripts/island-bundle';
import {listSteps} from './steps';
import {takeMain} from './take-main';

import {rspack} from '@docusaurus/faster';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';

/**
 * Docusaurus renders what a rejected form adds to a page, an alert and a field's error, as a page. The build keeps their
 * HTML in a file for functions (functions/http/built-pages.ts), which have no React and don't know class names.
 */
const formPartsRoute = {
  path: '/form-parts',
  component: '@site/src/pages/_form-parts.tsx',
  exact: true,
};

/** Moves the parts from their page to `form-parts.json`. */
async function extractFormParts(outDir: string): Promise<void> {
  const [alert, error] = (await takeMain(outDir, formPartsRoute.path)).split(/<hr ?\/?>/);
  await writeFile(path.join(outDir, 'form-parts.json'), JSON.stringify({alert, error}));
}

/** Pages that a build turns into other files. */
const hiddenRoutes = [menuPicturesRoute, formPartsRoute];

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

/** Finishes the pages of a build: see README.md. In `npm run dev` it only adds the behaviors and the search index. */
export default function builtPages({generatedFilesDir, outDir, siteConfig, siteStorage}: LoadContext): Plugin {
  const workDir = path.join(generatedFilesDir, 'built-pages');
  const isBuild = process.env.NODE_ENV === 'production';
  let bundle: IslandBundle | undefined;

  return {
    name: 'built-pages',

    contentLoaded({actions}) {
      if (isBuild) for (const route of hiddenRoutes) actions.addRoute(route);
    },

    getClientModules: () => (isBuild ? [] : [fileURLToPath(new URL('../../theme/dev-behaviors.ts', import.meta.url))]),

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
      await extractFormParts(props.outDir);
      await processPages(await listSteps(props, workDir, bundle), {
        outDir: props.outDir,
        routes: props.routesPaths.filter((address) => hiddenRoutes.every(({path}) => path !== address)),
        titleEnd: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
      });
    },
  };
}
