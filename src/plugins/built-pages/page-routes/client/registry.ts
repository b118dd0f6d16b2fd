import {page} from './page';

declare const __webpack_require__: (id: number | string) => unknown;

/** Loads a module as `import()` does: JSON and CommonJS modules become the default export. */
function load(id: number | string): Promise<unknown> {
  const module = __webpack_require__(id);
  const isNamespace = Object(module) === module && Object.prototype.toString.call(module) === '[object Module]';
  return Promise.resolve(isNamespace ? module : {default: module});
}

/** The page's own modules. Their files have already run, because they are among the page's scripts. */
const registry = Object.fromEntries(
  Object.entries(page.modules).map(([name, id]) => [name, [() => load(id), name, id]]),
);

export default registry;
