import type {IndustryContent, OfferContent, PageCard} from '#src/content/schema/families';
import {loadFreshModule} from '@docusaurus/utils';
import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {Collection, Family} from '#src/site/families';

/** A page with the content its route passes to it, and its file from the project root. */
export type ContentPage<Content = {slug: string}> = {path: string; file: string; content: Content};

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

export async function readCollection(siteDir: string, collection: Collection): Promise<ContentPage[]> {
  const modules = await loadPageFiles(siteDir, `src/content/${collection}/pages`);
  return modules.map(([file, exports]) =>
    createPage(collection, file, Object.values(exports as object), 'the content of one page'),
  );
}
