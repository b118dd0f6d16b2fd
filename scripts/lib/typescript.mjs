import {existsSync} from 'node:fs';
import {registerHooks} from 'node:module';
import {fileURLToPath} from 'node:url';

const endings = ['.ts', '.mts'];

/**
 * Lets a command import the site's TypeScript: Node strips the types by itself, and this finds `./file` as `./file.ts`,
 * which the bundlers of the site do.
 */
export function loadTypeScript() {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('#src/')) return {...next(specifier, context), format: 'module-typescript'};
      if (!/^\.{1,2}\//.test(specifier) || !context.parentURL?.startsWith('file:')) {
        return next(specifier, context);
      }
      const url = new URL(specifier, context.parentURL);
      const ending = ['', ...endings].find((end) => existsSync(fileURLToPath(`${url}${end}`)));
      const found = `${url}${ending ?? ''}`;
      if (!endings.some((end) => found.endsWith(end))) {
        return next(specifier, context);
      }
      return {url: found, format: 'module-typescript', shortCircuit: true};
    },
  });
}
