import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import type {Options} from '@docusaurus/theme-classic';

type ClassicTheme = Omit<PluginModule, 'default'> & {
  default: (context: LoadContext, options: Options) => Plugin;
};

// Required, not imported: the package's types describe its default export only.
const require = createRequire(import.meta.url);
const classic = require('@docusaurus/theme-classic') as ClassicTheme;
const home = path.dirname(require.resolve('@docusaurus/theme-classic'));

export const {validateOptions, validateThemeConfig, getSwizzleConfig} = classic;

/** Client modules of the classic theme that this site does without. */
const unused = [
  // Loads Prism with a language list (34 KB gzip) on every page.
  'prism-include-languages',
  // A progress bar for slow client navigation; pages here are small and prefetched.
  'nprogress',
];

/** The classic theme gives paths relative to itself; from here they must be absolute. */
function locate(file: string): string {
  return file.startsWith('.') ? path.resolve(home, file) : file;
}

/** The classic theme without the client modules no page needs. Everything else is handed through. */
export default function leanClassicTheme(context: LoadContext, options: Options): Plugin {
  const theme = classic.default(context, options);
  return {
    ...theme,
    getThemePath: () => locate('../lib/theme'),
    getTypeScriptThemePath: () => locate('../src/theme'),
    getClientModules: () =>
      (theme.getClientModules?.() ?? []).filter((file) => !unused.some((name) => file.includes(name))).map(locate),
  };
}
