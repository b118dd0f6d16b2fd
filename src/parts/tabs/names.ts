/** On a list of tabs: the query parameter that keeps the selected tab in the URL. */
export const parameterAttribute = 'data-parameter';

/** On a tab: its value of that parameter. */
export const keyAttribute = 'data-key';
