import {createRequire} from 'node:module';

import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import type classicDocs from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent,
  PluginOptions,
  PropVersionMetadata,
  validateOptions as validateClassicOptions,
} from '@docusaurus/plugin-content-docs';

type DocsPlugin = {default: typeof classicDocs; validateOptions: typeof validateClassicOptions};

const require = createRequire(import.meta.url);
const docs = require('@docusaurus/plugin-content-docs') as DocsPlugin;

export const {validateOptions} = docs;

/** A route without the list of all docs, in it and below it. */
function withoutDocsList({props, routes, ...route}: RouteConfig): RouteConfig {
  const version = props?.['version'] as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(props !== undefined && {props: version === undefined ? props : {...props, version: {...version, docs: {}}}}),
    ...(routes !== undefined && {routes: routes.map(withoutDocsList)}),
  };
}

/**
 * The classic docs plugin, whose pages know the sidebar and not the list of all docs besides. That list has the title
 * and description of every doc, 3.7 KB compressed in each page's scripts and more with each doc; only the cards of the
 * classic theme (`<DocCardList>`) read it, which this site has none of.
 */
export default async function docsData(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docs.default(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const addRoute = (route: RouteConfig): void => actions.addRoute(withoutDocsList(route));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}
