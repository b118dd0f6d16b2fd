import {editUrl} from '#src/site/source';
import {compileScript} from '../lib/compile-script';

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

/** Addresses of the fonts that the package would load from a CDN; it brings the same ones along. */
const remoteFont = /url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]+\)/g;

/** Translations, which a bundler would turn into scripts. Browsers don't import JSON without saying so. */
const translation = /`\.\.\/locales\/([\w-]+)\.json`/g;

/** The description in the package's dialog for pictures, which may be left empty there. The check wants one. */
const optionalText = /(?<=\{name:`alt`,label:\w+\(`editor_components\.alt`\)),required:!1/;

/** The files of Sveltia CMS that browsers load, by address, so that nothing comes from another host. */
export function listEditorFiles(packageFolder: string): [file: string, content: string | Buffer][] {
  const read = (name: string) => readFileSync(path.join(packageFolder, name));
  const list = (folder: string, ending: RegExp) =>
    readdirSync(path.join(packageFolder, folder)).flatMap((name) => (ending.test(name) ? [`${folder}/${name}`] : []));
  const main = read('npm/index.js').toString();
  if (main.match(remoteFont)?.length !== 3 || !translation.test(main) || !optionalText.test(main)) {
    throw new Error(
      'Sveltia CMS has other fonts, translations or pictures than before: see src/plugins/editor/README.md.',
    );
  }
  return [
    [
      'index.js',
      main.replace(remoteFont, 'local(none)').replace(translation, '`./locales/$1.js`').replace(optionalText, ''),
    ],
    ...[...list('npm/chunks', /\.js$/), ...list('npm/assets', /(?<!\.map)$/)].map((name): [string, Buffer] => [
      name.replace('npm/', ''),
      read(name),
    ]),
    ...list('locales', /\.json$/).map((name): [string, string] => [
      name.replace(/json$/, 'js'),
      `export default ${read(name).toString()}`,
    ]),
  ];
}

/** Repository and branch of an address such as `https://github.com/you/website/edit/main`. */
export function readRepository(address = ''): {repo: string; branch: string} | null {
  const [, repo, branch] = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/edit\/(.+?)\/?$/.exec(address) ?? [];
  return repo === undefined || branch === undefined ? null : {repo, branch};
}

/** Puts the editor of `/admin` beside its configuration, in builds and in `npm run dev`: see README.md. */
export default function editor({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const script = new URL('./client/script.ts', import.meta.url);
  const files = {
    apply({hooks, webpack}: Compiler): void {
      hooks.thisCompilation.tap('editor', (compilation) => {
        // After the minimizer: these files are small enough already, and the large one would take seconds.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tapPromise({name: 'editor', stage}, async () => {
          const emit = (file: string, content: string | Buffer) =>
            compilation.emitAsset(`admin/${file}`, new webpack.sources.RawSource(content));
          const values = {REPOSITORY: readRepository(editUrl)};
          emit('editor.js', await compileScript(path.join(generatedFilesDir, 'editor'), 'editor', values, script));
          for (const [file, content] of listEditorFiles(path.join(siteDir, 'node_modules/@sveltia/cms'))) {
            emit(`sveltia/${file}`, content);
          }
        });
      });
    },
  };
  return {
    name: 'editor',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [files]}),
  };
}
