import {foldAreas} from '#src/theme/DocSidebar';

import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** A documentation area with this number of pages. */
function createArea(label: string, pages: number, href?: string): PropSidebarItem {
  const items = Array.from({length: pages}, (_, at): PropSidebarItem => {
    return {type: 'link', label: `${label} ${at}`, href: `/docs/${label}/${at}`};
  });
  return {type: 'category', label, items, collapsed: false, collapsible: false, ...(href !== undefined && {href})};
}

const overview: PropSidebarItem = {type: 'link', label: 'Overview', href: '/docs'};

describe('the sidebar of the documentation', () => {
  it('lists all pages while they are few', () => {
    const items = [overview, createArea('calls', 20), createArea('mail', 30, '/docs/mail')];
    expect(foldAreas(items, '/docs/calls/1')).toBe(items);
  });

  it('lists only the current area’s pages, and links to the other areas, when there are many', () => {
    const [calls, mail, leads] = [
      createArea('calls', 90),
      createArea('mail', 200, '/docs/mail'),
      createArea('leads', 50),
    ];
    const folded = foldAreas([overview, calls, mail, leads], '/docs/leads/7/');
    expect(folded).toEqual([
      overview,
      {...calls, href: '/docs/calls/0', items: []},
      {...mail, href: '/docs/mail', items: []},
      leads,
    ]);
  });

  it('expands the area whose index page is open', () => {
    const mail = createArea('mail', 300, '/docs/mail');
    expect(foldAreas([overview, mail], '/docs/mail')).toEqual([overview, mail]);
  });
});
