import type {ComponentType} from 'react';

/** Every `*.island.tsx` of src/parts, each a chunk of its own. */
const modules = import.meta.webpackContext('../../parts', {
  recursive: true,
  regExp: /\.island\.tsx$/,
  mode: 'lazy',
  chunkName: 'island-[request]',
});

/** Loads the default export of an island's file. The file's name is the island's. */
export async function loadIsland(name: string): Promise<ComponentType<object>> {
  const file = modules.keys().find((key) => key.endsWith(`/${name}.island.tsx`));
  if (file === undefined) throw new Error(`No file of src/parts is called ${name}.island.tsx.`);
  const module = (await modules(file)) as {default: ComponentType<object>};
  return module.default;
}
