/** One route that matches the page, as in Docusaurus' own route table. */
export type PageRoute = {
  path: string;
  exact?: boolean | undefined;
  /** Names of the route's chunks, in the shape of Docusaurus' `routesChunkNames`. */
  chunks: Readonly<Record<string, unknown>>;
  /** Other attributes of the route, such as the sidebar of a docs page. */
  [attribute: string]: unknown;
};

/** JSON in the head of a built page: the data its scripts need. */
export type PageParts = {
  path: string;
  /** Outermost first. */
  routes: readonly PageRoute[];
  /** Module ID of each chunk name. */
  modules: Readonly<Record<string, number | string>>;
  /** On a page without React parts, the tag names of its elements besides those of theme/Root. */
  elements?: readonly string[];
};

/** ID of the element that contains the parts. */
export const partsId = 'page-parts';

/** ID of the template that contains the page's scripts and style sheet until they are needed. */
export const heldFilesId = 'held-files';

/** Dispatched once on `document` when React has hydrated the page (page-routes/client/announce-live.ts). */
export const liveEvent = 'page:live';

/** Attribute Docusaurus sets on `<html>` when the effects of the first render have run too. */
export const hydratedAttribute = 'data-has-hydrated';
