/** Marks a radio group that chooses the language of code. The boot script applies the choice to all of them on each page. */
export const codeLanguageAttribute = 'data-code-language';

/** Props of a radio group, by its name for screen readers. */
export const codeLanguageProps = (label: string): {[codeLanguageAttribute]?: ''} =>
  label === 'Language' ? {[codeLanguageAttribute]: ''} : {};
