/**
 * Marks a radio group for the language of code samples. The boot script applies the choice to all groups on each page.
 */
export const codeLanguageAttribute = 'data-code-language';

/** Props of a radio group, by its name for screen readers. */
export const codeLanguageProps = (label: string): {[codeLanguageAttribute]?: ''} =>
  label === 'Language' ? {[codeLanguageAttribute]: ''} : {};
