import type {ComponentType} from 'react';

/** Loads the default export of an island: of the file `name.island.tsx` in the part of this name, a chunk of its own. */
export async function loadIsland(name: string): Promise<ComponentType<object>> {
  const module = (await import(
    /* webpackChunkName: "island-[request]" */ `../../parts/${name}/${name}.island.tsx`
  )) as {default: ComponentType<object>};
  return module.default;
}
