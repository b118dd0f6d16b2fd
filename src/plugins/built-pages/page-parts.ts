import type {PageTemplate} from '#src/contracts/vitals';

/** One route that leads to the page: what Docusaurus' own route table says about it. */
export type PageRoute = {
  path: string;
  exact?: boolean | undefined;
  /** Names of the chunks that the route is made of, in the shape of Docusaurus' `routesChunkNames`. */
  chunks: Readonly<Record<string, unknown>>;
  /** Other attributes of the route, such as the sidebar of a docs page. */
  [attribute: string]: unknown;
};

/** What a built page says about itself, as JSON in its head: all that its scripts have to know about the site. */
export type PageParts = {
  /** Outermost first. */
  routes: readonly PageRoute[];
  /** Id of the module behind each chunk name. */
  modules: Readonly<Record<string, number | string>>;
  /** Kind of page, by which measured visits are counted. */
  template: PageTemplate;
};

/** Id of the element that contains the parts. */
export const partsId = 'page-parts';

/** Id of the template that contains the page's scripts and its style sheet until they are needed. */
export const heldFilesId = 'held-files';

/** React has taken over the page. Sent once, on `document`, by page-routes/client/announce-live.ts. */
export const liveEvent = 'page:live';

/** Docusaurus' own sign, on `<html>`, that the effects of the first render have run too. */
export const hydratedAttribute = 'data-has-hydrated';
