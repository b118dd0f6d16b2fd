import {loadFreshModule} from '@docusaurus/utils';
import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {IndustryCard, IndustryContent} from '#src/content/types';

export type ListedIndustry = Pick<IndustryContent, 'slug' | 'name'> & {card: IndustryCard};

type IndustryFile = Record<string, unknown> & {card?: IndustryCard};

const isContent = (value: unknown): value is IndustryContent =>
  typeof value === 'object' && value !== null && 'slug' in value;

/** Names of the files that are an industry, without their ending: parts and the text of the index are none. */
export function listIndustryFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index-page.ts')
    .map((file) => file.slice(0, -'.ts'.length));
}

/** Docusaurus' own way to read a TypeScript file: anew each time, so that `npm run dev` sees a change. */
async function load(file: string): Promise<IndustryFile> {
  try {
    return (await loadFreshModule(file)) as IndustryFile;
  } catch (cause) {
    throw new Error(`Cannot read ${file}.`, {cause});
  }
}

/** Every industry of the folder, in the order of menus. Throws an error that names the file which lacks a part. */
export async function readIndustries(folder: string): Promise<ListedIndustry[]> {
  const industries = await Promise.all(
    listIndustryFiles(folder).map(async (name) => {
      const file = path.join(folder, `${name}.ts`);
      const {card, ...others} = await load(file);
      const content = Object.values(others).find(isContent);
      if (!card || !content) throw new Error(`${file} must export \`card\` and one IndustryContent.`);
      return {slug: content.slug, name: content.name, card};
    }),
  );
  return industries.toSorted((one, next) => one.card.order - next.card.order);
}
