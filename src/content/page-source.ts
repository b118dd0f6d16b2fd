/** Foot of a doc and of an article. */
export const pageSource = {edit: 'Edit this page', updated: 'Last updated on'} as const;
