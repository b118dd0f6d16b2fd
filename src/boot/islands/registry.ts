import type {ComponentProps, ComponentType} from 'react';

/** The module of an island. */
type IslandModule<Props> = {default: ComponentType<Props>};

/**
 * All islands by name, each a chunk of its own. A chunk's name is `island-` and the island's name, by which the build finds
 * its files.
 */
export const islands = {
  'demo-dialog': () => import(/* webpackChunkName: "island-demo-dialog" */ '#src/parts/demo-dialog/demo-dialog.island'),
  'plan-calculator': () =>
    import(/* webpackChunkName: "island-plan-calculator" */ '#src/parts/plan-calculator/plan-calculator.island'),
  savings: () => import(/* webpackChunkName: "island-savings" */ '#src/parts/worksheet/savings.island'),
  'search-dialog': () =>
    import(/* webpackChunkName: "island-search-dialog" */ '#src/parts/search/search-dialog.island'),
  'search-page': () => import(/* webpackChunkName: "island-search-page" */ '#src/parts/search/search-page.island'),
  'try-app': () => import(/* webpackChunkName: "island-try-app" */ '#src/parts/try-app/try-app.island'),
  worksheet: () => import(/* webpackChunkName: "island-worksheet" */ '#src/parts/worksheet/worksheet.island'),
} satisfies Record<string, () => Promise<IslandModule<never>>>;

export type IslandName = keyof typeof islands;

/** Props of an island: a few values that JSON can hold. An island imports its own content. */
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>['default']
>;
