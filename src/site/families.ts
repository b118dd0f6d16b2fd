/**
 * Families of pages: each page is one file in `src/content/<family>`, and src/plugins/page-families makes its route.
 * In the order of the menu.
 */
export const families = ['solutions', 'services', 'industries'] as const;

export type Family = (typeof families)[number];

/** Names of the families, as menu, footer and link previews print them. */
export const familyLabels: Readonly<Record<Family, string>> = {
  solutions: 'Solutions',
  services: 'Services',
  industries: 'Industries',
};
