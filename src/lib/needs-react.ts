/** Attribute of an element that doesn't fully work without React. */
export const needsReactAttribute = 'data-needs-react';

/** Loads React when a visitor types, focuses, presses or submits something inside the element. */
export const needsReact = {[needsReactAttribute]: ''} as const;

/** Loads React as soon as the page has loaded. */
export const needsReactOnLoad = {[needsReactAttribute]: 'load'} as const;
