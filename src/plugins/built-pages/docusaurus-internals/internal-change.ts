import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

/** The version that these files were last checked with. Set it after an upgrade that the contract test accepts. */
export const checkedVersion = '3.10.2';

/**
 * Error for a private part of Docusaurus or Rspack that is not as this site expects it.
 * @param found What was expected and what is there now.
 * @param look Where the part is made, relative to node_modules.
 */
export function internalChange(found: string, look: string): Error {
  return new Error(
    `${found}\nThis is private to Docusaurus and may have changed with an upgrade (installed: ${DOCUSAURUS_VERSION}, last ` +
      `checked: ${checkedVersion}). Look at node_modules/${look}, then adapt src/plugins/built-pages/docusaurus-internals.`,
  );
}
