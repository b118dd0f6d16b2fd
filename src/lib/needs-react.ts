/** Attribute of a part that does nothing, or too little, without React. */
export const needsReactAttribute = 'data-needs-react';

/** Marks a part that loads React when a visitor touches it: types, focuses, presses or sends something in it. */
export const needsReact = {[needsReactAttribute]: ''} as const;

/** Marks a part that loads React as soon as the page is there. */
export const needsReactOnLoad = {[needsReactAttribute]: 'load'} as const;
