import {menuPictures} from '#src/content/pictures/menus';
import {tilePicture} from '#src/parts/menus/names';
import {createIndex, createLinks, createRoutes} from '#src/plugins/page-families/index';
import {createPages, readFamily} from '#src/plugins/page-families/index';
import type {Family} from '#src/site/families';
import {createFooterColumns} from '#src/site/footer';
import {createMenus} from '#src/site/navigation';
import {inProject} from '../../scripts/lib/project.mjs';
import {industryPages, servicePages, solutionPages} from '../support/families';
import {useFolder} from '../support/folder';

import {cpSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

describe('one new file in a family', () => {
  const project = useFolder();
  const added = {industries: '/industries/veterinary', services: '/services/data-cleaning'} as const;

  /** Copies a page to a new file, without registering it anywhere. */
  function addPage(family: Family, like: string, slug: string, name: string): void {
    const text = project
      .read(`src/content/${family}/${like}.ts`)
      .replace(/order: \d+/, 'order: 55')
      .replace(/ slug: '[^']+'/, ` slug: '${slug}'`)
      .replace(/ name: '[^']+'/, ` name: '${name}'`)
      .replace(/ title: 'SEO & Growth',\n/, '');
    project.write({[`src/content/${family}/${slug}.ts`]: text});
  }

  async function readSite() {
    for (const name of ['src/content', 'src/site', 'package.json']) {
      cpSync(inProject(name), project.at(name), {recursive: true});
    }
    symlinkSync(inProject('node_modules'), project.at('node_modules'), 'junction');
    addPage('industries', 'automotive', 'veterinary', 'Veterinary');
    addPage('services', 'seo-growth', 'data-cleaning', 'Data cleaning');
    const read = <Of extends Family>(family: Of) => readFamily(project.at(), family);
    return {solutions: await read('solutions'), services: await read('services'), industries: await read('industries')};
  }

  test('adds a page, and an entry to menu, footer and index, in order', async () => {
    const {solutions, services, industries} = await readSite();
    const routes: RouteConfig[] = [...createRoutes('services', services), ...createRoutes('industries', industries)];
    for (const [family, address] of Object.entries(added)) {
      expect(routes.find((route) => route.path === address)).toMatchObject({
        component: `@site/src/pages/${family}/_page.tsx`,
        metadata: {sourceFilePath: `src/content${address}.ts`},
        props: {content: {slug: path.basename(address)}},
      });
    }
    expect([services.length, industries.length]).toEqual([servicePages.length + 1, industryPages.length + 1]);
    const links = {
      solutions: createLinks(solutions),
      services: createLinks(services),
      industries: createLinks(industries),
    };
    const menu =
      createMenus(links)
        .find(({id}) => id === 'services')
        ?.links.map(({label}) => label) ?? [];
    expect(menu.slice(4, 7)).toEqual(['SEO & growth', 'Data cleaning', 'Strategic planning']);
    const footer = createFooterColumns(links).flatMap((column) => column.links);
    const rows = [...createIndex(services), ...createIndex(industries)];
    for (const [label, to] of [
      ['Data cleaning', added.services],
      ['Veterinary', added.industries],
    ] as const) {
      expect(footer).toContainEqual({label, to});
      expect(rows).toContainEqual(expect.objectContaining({title: label, to}));
    }
  });
});

describe('a family', () => {
  test('has a picture for every link of its menu, if the menu has pictures', () => {
    const menus = createMenus({
      solutions: createLinks(solutionPages),
      services: createLinks(servicePages),
      industries: [],
    });
    const pictured = menus.filter(({aside}) => aside === undefined || aside.pictured);
    const keys = pictured.flatMap(({aside, links}) => links.map(({to}) => (aside ? to : `${tilePicture}${to}`)));
    expect(pictured).toHaveLength(3);
    expect(keys.toSorted()).toEqual(Object.keys(menuPictures).toSorted());
  });

  const card = {order: 1, icon: 'star', note: 'A note'};
  const content = {slug: 'one', name: 'One'};

  test.each<[string, [string, object][], string]>([
    ['has no card', [['one.ts', {content}]], 'one.ts must export `card` and the content of one page.'],
    ['has two contents', [['one.ts', {card, content, other: content}]], 'one.ts must export `card`'],
    ['is named otherwise', [['two.ts', {card, content}]], 'Rename two.ts to one.ts, or change its slug.'],
    [
      'has the `order` of another',
      [
        ['one.ts', {card, content}],
        ['two.ts', {card, content: {...content, slug: 'two'}}],
      ],
      'Another page already uses the `order` in one.ts.',
    ],
  ])('fails the build when a file %s', (_, modules, message) => {
    expect(() => createPages('industries', modules)).toThrow(message);
  });
});
