import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

export type SidebarPage = {label: string; to: string};

/** The pages of a sidebar in reading order. */
export const listPages = (items: readonly PropSidebarItem[]): SidebarPage[] =>
  items.flatMap((item) => {
    if (item.type === 'html') return [];
    const page = item.href === undefined ? [] : [{label: item.label, to: item.href}];
    return item.type === 'category' ? [...page, ...listPages(item.items)] : page;
  });
