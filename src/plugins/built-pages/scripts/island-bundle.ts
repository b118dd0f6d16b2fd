import {islandAttribute, lostAttribute, rootAttribute} from '#src/islands/names';
import {filledAttribute} from '#src/ui/names';
import {createLateStyles} from '../critical-styles/late-styles';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';

type Compiler = InstanceType<typeof rspack.Compiler>;

/** Addresses of the files of the browser bundle. */
export type IslandBundle = {
  /** The style sheet of the whole site. */
  sheet: string;
  /** Scripts of every island, in execution order: React and src/boot/islands/runtime.tsx. */
  runtime: readonly string[];
  /** Scripts of each island, by its name. */
  islands: ReadonlyMap<string, readonly string[]>;
};

const entry = 'islands';
const prefix = 'island-';
const pluginName = 'island-bundle';

/** Entry that adds the islands to Docusaurus' browser bundle, so that class names agree. */
export const islandEntry = {[entry]: {import: './src/boot/islands/runtime.tsx', runtime: false as const}};

/** The end of a chunk's name, which the bundler makes from the path in src/boot/islands/registry.ts. */
const chunkEnd = '-island-tsx';

/** An island's name twice, once for its folder: `search-dialog-search-dialog`. */
const islandOf = (chunk: string): string => {
  const both = chunk.slice(prefix.length, -chunkEnd.length);
  return both.slice(0, (both.length - 1) / 2);
};

/** Code that several islands share is in the chunk of each, so that waking one takes a single step. */
export const isSplit = ({name}: {name?: string | null}): boolean => name?.startsWith(prefix) !== true;

/**
 * Rspack plugin for the browser bundle. Reports its files, and drops all scripts but those of islands before they are minified:
 * no page loads Docusaurus' client, which is compiled only for its style sheet and pictures.
 */
export function createIslandBundle(onBundle: (bundle: IslandBundle) => void) {
  return {
    apply(compiler: object): void {
      // Docusaurus' types are webpack's.
      const {hooks, webpack} = compiler as Compiler;
      hooks.thisCompilation.tap(pluginName, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
        compilation.hooks.processAssets.tap({name: pluginName, stage}, (assets) => {
          const islandFiles = new Set(
            [...compilation.chunks].filter(({runtime}) => runtime.has(entry)).flatMap(({files}) => [...files]),
          );
          for (const file of Object.keys(assets)) {
            if (file.startsWith('assets/js/') && !islandFiles.has(file)) compilation.deleteAsset(file);
          }
        });
      });
      hooks.done.tap(pluginName, (stats) => {
        const {namedChunkGroups: groups = {}} = stats.toJson({all: false, chunkGroups: true});
        const filesOf = (group: string, end: string): string[] =>
          (groups[group]?.assets ?? []).flatMap(({name}) => (name.endsWith(end) ? [`/${name}`] : []));
        const names = Object.keys(groups).filter((name) => name.startsWith(prefix) && name.endsWith(chunkEnd));
        onBundle({
          sheet: filesOf('main', '.css').join(),
          runtime: filesOf(entry, '.js'),
          islands: new Map(names.map((name) => [islandOf(name), filesOf(name, '.js')])),
        });
      });
    },
  };
}

/**
 * Writes the styles of each island, for what it can add to its HTML, and returns a function that lists the files of an island
 * by its name.
 */
export function listIslandFiles(
  outDir: string,
  {sheet, runtime, islands}: IslandBundle,
): (island: string) => readonly string[] {
  const writeLateStyles = createLateStyles(outDir, sheet);
  const read = (address: string): string => readFileSync(path.join(outDir, address), 'utf8');
  // runtime.tsx has the message that replaces a part after an error. React's own words are no classes.
  const shared = runtime.filter((address) => path.basename(address).startsWith(`${entry}.`)).map(read);
  const files = new Map(
    Array.from(islands, ([name, scripts]) => {
      const text = [...shared, ...scripts.map(read)].join('\n');
      // The plain HTML around an island, and what replaces one without scripts, have all of their styles in the page.
      const scope = `[${islandAttribute}=${name}]:not([${lostAttribute}]) :is([${rootAttribute}],[${filledAttribute}]) *`;
      return [name, [...scripts, writeLateStyles(`island-${name}`, text, scope)]];
    }),
  );
  return (island) => {
    const listed = files.get(island);
    if (listed === undefined)
      throw new Error(`The island "${island}" has no chunk. Its file is src/parts/${island}/${island}.island.tsx.`);
    return listed;
  };
}
