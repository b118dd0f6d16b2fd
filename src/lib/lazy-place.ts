/** On the `<use>` of a drawn place: its `href` once the place is shown and near the window. */
export const lazyHrefAttribute = 'data-href';
