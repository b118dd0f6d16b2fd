import {page} from './page';

/** Chunk names of the page's routes, by the keys that `routes.ts` uses. */
const chunkNames = Object.fromEntries(page.routes.map(({path, chunks}, depth) => [`${path}-${depth}`, chunks]));

export default chunkNames;
