/** Footer of docs and articles. */
export const pageSource = {edit: 'Edit this page', updated: 'Last updated on', copy: 'Copy page'} as const;
