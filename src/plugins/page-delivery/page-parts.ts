/** One route that leads to the page, from the outermost: what Docusaurus' own route table says about it. */
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
  /** The whole style sheet; the page itself carries the rules that it shows. */
  css: string;
  /** Scripts of the page in the order in which they run. */
  js: readonly string[];
  routes: readonly PageRoute[];
  /** Id of the module behind each chunk name. */
  modules: Readonly<Record<string, number | string>>;
};

/** Id of the element that holds the parts. */
export const partsId = 'page-parts';

/** React has taken the page over; sent once, on `document`, by client/announce-live.ts. */
export const liveEvent = 'page:live';

/** Docusaurus' own sign, on `<html>`, that the effects of the first render have run too. */
export const hydratedAttribute = 'data-has-hydrated';
