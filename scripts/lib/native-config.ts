import './typescript.ts';

import {createRequire, Module} from 'node:module';

/*
 * Side effect only: in a build, Node loads Docusaurus' configuration and plugins, and strips their types. Docusaurus would
 * load them with jiti, which compiles each file with Babel first and takes 7 s in a fresh clone. `npm run dev` keeps jiti,
 * because it can load a changed file again.
 */
const require = createRequire(import.meta.url);
const file = createRequire(require.resolve('@docusaurus/utils')).resolve('jiti');

/** A module as jiti returns it: the default export, with the named ones as properties. */
function load(place: string): unknown {
  const loaded = require(place) as {default?: object; __esModule?: true};
  const {default: main, __esModule: _, ...named} = loaded;
  return main === undefined ? loaded : Object.assign(main, named);
}

require.cache[file] = Object.assign(new Module(file), {exports: () => load, loaded: true});
