import {page} from './page';

declare const __webpack_require__: (id: number | string) => unknown;

/** What `import()` gives: JSON and CommonJS modules become the default export. */
function load(id: number | string): Promise<unknown> {
  const module = __webpack_require__(id);
  const isNamespace = Object(module) === module && Object.prototype.toString.call(module) === '[object Module]';
  return Promise.resolve(isNamespace ? module : {default: module});
}

/** The page's own modules. Their files have run before: the page names them among its scripts. */
const registry = Object.fromEntries(
  Object.entries(page.modules).map(([name, id]) => [name, [() => load(id), name, id]]),
);

export default registry;
