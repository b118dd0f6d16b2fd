/* The marks of an island in the HTML: see Island. */

/** An island: the element that React runs, and plain HTML around it. Its value is the island's name in registry.ts. */
export const islandAttribute = 'data-island';

/** The element in an island whose content React takes over. */
export const rootAttribute = 'data-root';

/** The template in an island with what to show if its scripts don't arrive, and an island that shows it. */
export const lostAttribute = 'data-lost';

/** An island that wakes without a touch if the URL has a query. */
export const wakeAttribute = 'data-wake';

/** `waking` until React handles the island's events, then `live`. */
export const stateAttribute = 'data-state';

/** Props of an island, as JSON. */
export const propsAttribute = 'data-props';

/** ID of the template at the end of the page with the files of its islands, which browsers neither fetch nor run. */
export const filesId = 'island-files';

/** In that template, the element with the files of one island. Those of every island are outside. */
export const filesAttribute = 'data-files';

/** Dispatched on an island once its files have loaded. */
export const wakeEvent = 'island:wake';

/** A part of an island that is live: itself, or the element that React has replaced it with. */
export type Current = <Part extends Element>(part: Part) => Part;

/** Called once the island is live, or without an argument if it could not be started. */
export type WakeDetail = (current?: Current) => void;
