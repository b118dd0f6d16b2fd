import type {ApiResource} from './types';

import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** Handwritten pages of `docs/api`, in sidebar order. */
export const apiGuides = [
  {id: 'api/index', label: 'Overview'},
  {id: 'api/getting-started', label: 'Getting started'},
  {id: 'api/authentication', label: 'Authentication'},
  {id: 'api/errors', label: 'Errors'},
  {id: 'api/pagination', label: 'Pagination'},
  {id: 'api/rate-limits', label: 'Rate limits'},
  {id: 'api/idempotency', label: 'Idempotency'},
  {id: 'api/receive-webhooks', label: 'Receive webhooks'},
  {id: 'api/versioning', label: 'Versioning'},
  {id: 'api/changelog', label: 'API changelog'},
] as const;

const link = (label: string, href: string, method?: string): PropSidebarItemLink => ({
  type: 'link',
  label,
  href,
  ...(method !== undefined && {customProps: {method}}),
});

const category = (label: string, items: PropSidebarItemLink[]): PropSidebarItemCategory => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
});

/** A group per resource, with the method of each request. */
export const createResourceItems = (resources: readonly ApiResource[]): PropSidebarItemCategory[] =>
  resources.map(({name, object, operations}) =>
    category(name, [
      link(object.title, object.to),
      ...operations.map(({title, to, method}) => link(title, to, method)),
      ...(name === 'Webhooks' ? [link('Event types', `${object.to}/events`)] : []),
    ]),
  );

/**
 * The full sidebar for generated pages; the docs plugin builds its own from `sidebars.ts`. Docusaurus needs a `docId`
 * on links to find breadcrumbs.
 */
export const createSidebarItems = (resources: readonly ApiResource[]): PropSidebarItemCategory[] => {
  const categories = [
    category(
      'Basics',
      apiGuides.map(({id, label}) => link(label, `/docs/${id}`.replace(/\/index$/, ''))),
    ),
    ...createResourceItems(resources),
  ];
  const withIds = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
    items.map((item) => (item.type === 'link' ? {...item, docId: item.href} : item));
  return categories.map((item) => ({...item, items: withIds(item.items)}));
};
