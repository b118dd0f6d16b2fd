import {registerHooks} from 'node:module';

/**
 * Lets this process import the functions' TypeScript: Node 24 strips the types by itself, but wants file endings, which
 * the project's imports leave out.
 */
export function loadTypeScript() {
  registerHooks({
    resolve(specifier, context, next) {
      // Only our own files write imports like this; packages have rules of theirs.
      const isOurs = context.parentURL?.endsWith('.ts') && specifier.startsWith('.');
      const found = next(isOurs ? `${specifier}.ts` : specifier, context);
      return found.url.endsWith('.ts') ? {...found, format: 'module-typescript'} : found;
    },
  });
}
