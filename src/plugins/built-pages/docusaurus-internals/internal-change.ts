import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

/** Docusaurus version these files were last checked with. Update it after an upgrade once the contract test passes. */
export const checkedVersion = '3.10.2';

/**
 * Error for private output of Docusaurus or Rspack that differs from what this site expects.
 * @param found What was expected and what was found.
 * @param look Where it is generated, relative to node_modules.
 */
export function internalChange(found: string, look: string): Error {
  return new Error(
    `${found}\nThis is private to Docusaurus and may have changed with an upgrade (installed: ${DOCUSAURUS_VERSION}, last ` +
      `checked: ${checkedVersion}). Look at node_modules/${look}, then adapt src/plugins/built-pages/docusaurus-internals.`,
  );
}
