/* The marks of an island in the HTML: see Island. */

/** An element whose content React takes over. Its value is the island's name in registry.ts. */
export const islandAttribute = 'data-island';

/** When an island wakes without a touch: `load`, or `query` if the URL has a query. */
export const wakeAttribute = 'data-wake';

/** `waking` until React handles the island's events, then `live`. */
export const stateAttribute = 'data-state';

/** Props of an island, as JSON. */
export const propsAttribute = 'data-props';

/** ID of the JSON at the end of the page with the files of its islands. */
export const filesId = 'island-files';

/** Dispatched on an island once the runtime has loaded. */
export const wakeEvent = 'island:wake';

/** What visitors did in islands that are not live yet. */
export type Held = {
  clicks: HTMLElement[];
  forms: Map<HTMLFormElement, HTMLElement | null>;
  fields: Set<HTMLElement>;
};

/** `settle` is called once the island is live, or with `false` if it could not be started. */
export type WakeDetail = {held: Held; settle: (isLive: boolean) => void};
