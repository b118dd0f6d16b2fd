/**
 * Page families, in menu order: each page is one file in `src/content/<family>`, and src/plugins/page-families creates
 * its route.
 */
export const families = ['solutions', 'services', 'industries'] as const;

export type Family = (typeof families)[number];

/** Labels of the families in menu, footer and link previews. */
export const familyLabels: Readonly<Record<Family, string>> = {
  solutions: 'Solutions',
  services: 'Services',
  industries: 'Industries',
};

/**
 * Collections of pages: each page is one file in `src/content/<collection>/pages`, routed like those of the families. They
 * have no place in the menus; the page at `/<collection>` lists them.
 */
export const collections = ['case-studies', 'integrations'] as const;

export type Collection = (typeof collections)[number];
