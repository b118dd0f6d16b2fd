import type {ApiResource} from '#src/content/schema/api-reference';

import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

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
  {id: 'api/sdks-and-tools', label: 'SDKs and tools'},
  {id: 'api/versioning', label: 'Versioning'},
  {id: 'api/changelog', label: 'API changelog'},
] as const;

const link = (label: string, href: string, method?: string): PropSidebarItemLink => ({
  type: 'link',
  label,
  href,
  ...(method !== undefined && {customProps: {method}}),
});

const category = (label: string, items: PropSidebarItemLink[]) =>
  ({type: 'category', label, items, collapsible: true, collapsed: true}) as const;

/** A group per resource, with the method of each request. */
export const createResourceItems = (resources: readonly ApiResource[]) =>
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
export function createSidebarItems(resources: readonly ApiResource[]) {
  const guides = apiGuides.map(({id, label}) => link(label, `/docs/${id}`.replace(/\/index$/, '')));
  return [category('Basics', guides), ...createResourceItems(resources)].map(({items, ...group}) => ({
    ...group,
    items: items.map((item) => ({...item, docId: item.href})),
  }));
}
