/** On the root element, as Docusaurus has them: the theme that is shown, and the one that was chosen or `system`. */
export const themeAttribute = 'data-theme';
export const choiceAttribute = 'data-theme-choice';

/** The button that switches the theme. */
export const toggleAttribute = 'data-theme-toggle';
