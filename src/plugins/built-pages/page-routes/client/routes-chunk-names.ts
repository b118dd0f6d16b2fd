import {page} from './page';

/** Chunk names of the page's routes, under the keys by which `routes.ts` asks for them. */
const chunkNames = Object.fromEntries(page.routes.map(({path, chunks}, depth) => [`${path}-${depth}`, chunks]));

export default chunkNames;
