/** A button that copies its value or, without one, the address of its form, or the code in the nearest element with `data-copied`. */
export const copyAttribute = 'data-copy';

/** Beside it: the path of a text file to copy instead. */
export const copyFileAttribute = 'data-copy-file';

/** An element with the code that the copy button in it copies. */
export const copiedAttribute = 'data-copied';

/** Beside a copy button, twice: what came of it, shown and announced. */
export const outcomeAttribute = 'data-copy-outcome';

/** On the button, for two seconds: what came of it. Styles show the icon. */
export const shownOutcomeAttribute = 'data-outcome';
