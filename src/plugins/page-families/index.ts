import type {FamilyIndex, IndustryContent, OfferContent, PageCard} from '#src/content/schema/families';
import {type Collection, collections, families, type Family} from '#src/site/families';
import type {FamilyLink} from '#src/site/navigation';
import {secondAddresses} from '#src/site/second-addresses';

import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

/** A page with the content its route passes to it, and its file from the project root. */
type ContentPage<Content = {slug: string}> = {path: string; file: string; content: Content};

/** A page of a family; `card` is how lists show it. */
export type FamilyPage<Of extends Family = Family> = ContentPage<
  Of extends 'industries' ? IndustryContent : OfferContent
> & {card: PageCard};

/** A file and its exports. */
type Module = readonly [file: string, exports: unknown];

const isContent = (value: unknown): value is {slug: string} =>
  typeof value === 'object' && value !== null && 'slug' in value;

/** Files of a folder's pages, from the project root. Excludes the texts of an index page, and files in subfolders. */
export function listPageFiles(siteDir: string, folder: string): string[] {
  return readdirSync(path.join(siteDir, folder))
    .filter((file) => file.endsWith('.ts') && file !== 'index-page.ts')
    .map((file) => `${folder}/${file}`);
}

/** Loads a folder's files, bypassing the import cache so `npm run dev` sees changes. */
const loadPageFiles = (siteDir: string, folder: string): Promise<Module[]> =>
  Promise.all(
    listPageFiles(siteDir, folder).map(
      async (file) => [file, await loadFreshModule(path.join(siteDir, file))] as const,
    ),
  );

function createPage(area: string, file: string, values: readonly unknown[], exported: string): ContentPage {
  const [content, ...more] = values.filter(isContent);
  if (content === undefined || more.length > 0) throw new Error(`${file} must export ${exported}.`);
  const {slug} = content;
  if (path.basename(file) !== `${slug}.ts`) throw new Error(`Rename ${file} to ${slug}.ts, or change its slug.`);
  return {path: `/${area}/${slug}`, file, content};
}

/**
 * The pages of a family, in menu order.
 * @throws If a file lacks its card or content, its slug is not its name, or its `order` is used twice; names the file.
 */
export function createPages<Of extends Family>(family: Of, modules: readonly Module[]): FamilyPage<Of>[] {
  const pages = modules
    .map(([file, exports]) => {
      const {card, ...others} = exports as {card?: PageCard};
      const values = card === undefined ? [] : Object.values(others);
      return {...createPage(family, file, values, '`card` and the content of one page'), card} as FamilyPage<Of>;
    })
    .toSorted((a, b) => a.card.order - b.card.order);
  const twin = pages.find(({card}, at) => card.order === pages[at + 1]?.card.order);
  if (twin) throw new Error(`Another page already uses the \`order\` in ${twin.file}. Choose an unused number.`);
  return pages;
}

export async function readFamily<Of extends Family>(siteDir: string, family: Of): Promise<FamilyPage<Of>[]> {
  return createPages(family, await loadPageFiles(siteDir, `src/content/${family}`));
}

async function readCollection(siteDir: string, collection: Collection): Promise<ContentPage[]> {
  const modules = await loadPageFiles(siteDir, `src/content/${collection}/pages`);
  return modules.map(([file, exports]) =>
    createPage(collection, file, Object.values(exports as object), 'the content of one page'),
  );
}

/** A link to each page, for menu and footer. */
export function createLinks(pages: readonly FamilyPage[]): FamilyLink[] {
  return pages.map(({path, card: {icon, note, footerLabel}, content}) => ({
    icon,
    label: content.name,
    note,
    to: path,
    ...(footerLabel !== undefined && {footerLabel}),
  }));
}

/** A card for each page, for the family's index page. */
export const createIndex = (pages: readonly FamilyPage[]): FamilyIndex =>
  pages.map(({path, card: {row}, content}) => ({title: content.name, ...row, to: path}));

/** The routes of a family or collection, including second addresses: `src/pages/<area>/_page.tsx` with a page's content. */
export function createRoutes(area: string, pages: readonly ContentPage[]): RouteConfig[] {
  return pages.flatMap(({path, file, content}) => {
    const route = {
      path,
      component: `@site/src/pages/${area}/_page.tsx`,
      exact: true,
      props: {content},
      metadata: {sourceFilePath: file},
    };
    const second = Object.entries(secondAddresses).filter(([, first]) => first === path);
    return [route, ...second.map(([address]) => ({...route, path: address, props: {content, canonical: path}}))];
  });
}

type Pages = {
  families: (readonly [area: string, FamilyPage[]])[];
  collections: (readonly [area: string, ContentPage[]])[];
};

/** Creates a page from each content file, and lists of them for menus, footer and indexes. See README.md. */
export default function pageFamilies({siteDir}: LoadContext): Plugin<Pages> {
  return {
    name: 'page-families',
    // All content, because a page's file imports pictures, prices and facts from other files.
    getPathsToWatch: () => [`${siteDir}/src/content/**/*.ts`],
    loadContent: async () => ({
      families: await Promise.all(families.map(async (family) => [family, await readFamily(siteDir, family)] as const)),
      collections: await Promise.all(
        collections.map(async (name) => [name, await readCollection(siteDir, name)] as const),
      ),
    }),
    async contentLoaded({content, actions}) {
      const links = content.families.map(([family, pages]) => [family, createLinks(pages)] as const);
      await actions.createData('links.json', Object.fromEntries(links));
      for (const [family, pages] of content.families) await actions.createData(`${family}.json`, createIndex(pages));
      for (const [area, pages] of [...content.families, ...content.collections]) {
        createRoutes(area, pages).forEach(actions.addRoute);
      }
    },
  };
}
