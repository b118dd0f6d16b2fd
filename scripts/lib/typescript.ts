import {statSync} from 'node:fs';
import {enableCompileCache, registerHooks} from 'node:module';
import {fileURLToPath} from 'node:url';

/*
 * Side effect only: lets Node run the project's TypeScript by stripping types. Imports may omit the extension or name a
 * folder, and `#src/…` works, as in the site's bundlers. Without the format, Node would parse each file twice and warn,
 * because package.json has no module type.
 */
const project = new URL('../../', import.meta.url).href;

enableCompileCache(fileURLToPath(new URL('node_modules/.cache/node', project)));

const isFile = (url: string) => statSync(new URL(url), {throwIfNoEntry: false})?.isFile() === true;
const isOurs = (url: string) => url.startsWith(project) && !url.includes('/node_modules/');

function findFile(specifier: string, importer: string): string {
  const [base, path] = specifier.startsWith('#src/') ? [project, specifier.slice(1)] : [importer, specifier];
  const {href} = new URL(path, base);
  return ['', '.ts', '.mts', '/index.ts'].map((ending) => href + ending).find(isFile) ?? href;
}

registerHooks({
  resolve(specifier, {parentURL = '', ...context}, next) {
    const isPath = isOurs(parentURL) && /^(?:\.{1,2}|#src)\//.test(specifier);
    const found = isPath ? findFile(specifier, parentURL) : specifier;
    // `require` takes no URL.
    const isRequired = isPath && context.conditions.includes('require');
    const result = next(isRequired ? fileURLToPath(found) : found, {parentURL, ...context});
    return isOurs(result.url) && /\.m?ts$/.test(result.url) ? {...result, format: 'module-typescript'} : result;
  },
});
