import {loadFreshModule} from '@docusaurus/utils';
import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {IndustryContent, OfferContent, PageCard} from '#src/content/types';
import type {Collection, Family} from '#src/site/families';

type ContentOf = {solutions: OfferContent; services: OfferContent; industries: IndustryContent};

/** A page of a family: the exports of its file, its address, and the file's path from the project root. */
export type FamilyPage<Of extends Family = Family> = {
  path: string;
  file: string;
  card: PageCard;
  content: ContentOf[Of];
};

/** A page with the content its route passes to it. */
export type ContentPage = {path: string; file: string; content: {slug: string}};

const isContent = (value: unknown): value is {slug: string} =>
  typeof value === 'object' && value !== null && 'slug' in value;

/** Files of a family, from the project root. Excludes the texts of its index page, and files in subfolders. */
export function listFamilyFiles(siteDir: string, family: Family): string[] {
  return listPageFiles(siteDir, `src/content/${family}`);
}

function listPageFiles(siteDir: string, folder: string): string[] {
  return readdirSync(path.join(siteDir, folder))
    .filter((file) => file.endsWith('.ts') && file !== 'index-page.ts')
    .map((file) => `${folder}/${file}`);
}

function createContentPage(area: string, file: string, values: readonly unknown[], exported: string): ContentPage {
  const [content, ...more] = values.filter(isContent);
  if (content === undefined || more.length > 0) throw new Error(`${file} must export ${exported}.`);
  const {slug} = content;
  if (path.basename(file) !== `${slug}.ts`) throw new Error(`Rename ${file} to ${slug}.ts, or change its slug.`);
  return {path: `/${area}/${slug}`, file, content};
}

function createPage<Of extends Family>(family: Of, file: string, module: unknown): FamilyPage<Of> {
  const {card, ...others} = module as Record<string, unknown>;
  const values = card === undefined ? [] : Object.values(others);
  const page = createContentPage(family, file, values, '`card` and the content of one page');
  return {...page, card: card as PageCard, content: page.content as ContentOf[Of]};
}

/**
 * The pages of a family, in menu order, from its files and their exports.
 * @throws If a file lacks its card or content, its slug is not its name, or its `order` is used twice; names the file.
 */
export function createPages<Of extends Family>(
  family: Of,
  modules: readonly (readonly [file: string, module: unknown])[],
): FamilyPage<Of>[] {
  const pages = modules
    .map(([file, module]) => createPage(family, file, module))
    .toSorted((one, next) => one.card.order - next.card.order);
  const twin = pages.find(({card}, at) => card.order === pages[at + 1]?.card.order);
  if (twin) throw new Error(`Another page already uses the \`order\` in ${twin.file}. Choose an unused number.`);
  return pages;
}

/** Reads the pages of a family, bypassing the import cache so `npm run dev` sees changes. */
export async function readFamily<Of extends Family>(siteDir: string, family: Of): Promise<FamilyPage<Of>[]> {
  const modules = listFamilyFiles(siteDir, family).map(async (file) => {
    return [file, await loadFreshModule(path.join(siteDir, file))] as const;
  });
  return createPages(family, await Promise.all(modules));
}

/** Reads the pages of a collection, bypassing the import cache. */
export async function readCollection(siteDir: string, collection: Collection): Promise<ContentPage[]> {
  const files = listPageFiles(siteDir, `src/content/${collection}/pages`);
  return Promise.all(
    files.map(async (file) => {
      const module = (await loadFreshModule(path.join(siteDir, file))) as Record<string, unknown>;
      return createContentPage(collection, file, Object.values(module), 'the content of one page');
    }),
  );
}
