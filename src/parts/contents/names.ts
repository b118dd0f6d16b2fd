/** A table of contents that marks the section in view. */
export const contentsAttribute = 'data-contents';
