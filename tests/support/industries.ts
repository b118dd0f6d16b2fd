import path from 'node:path';

import {inProject} from '../../scripts/lib/project.mjs';
import type {IndustryCard, IndustryContent} from '#src/content/types';
import {listIndustryFiles} from '#src/plugins/industries/read-industries';

export const industriesFolder = inProject('src/content/industries');

export type IndustryFile = {file: string; card: IndustryCard; content: IndustryContent};

/** Every file of the folder whole, in the order of menus: the tests' list follows the folder, as that of the site does. */
export const industryFiles: readonly IndustryFile[] = listIndustryFiles(industriesFolder)
  .map((file) => {
    const {card, ...others} = jest.requireActual<{card: IndustryCard} & Record<string, IndustryContent>>(
      path.join(industriesFolder, file),
    );
    const [content, ...more] = Object.values(others);
    if (!content || more.length > 0) throw new Error(`${file}.ts must export \`card\` and one IndustryContent.`);
    return {file, card, content};
  })
  .toSorted((one, next) => one.card.order - next.card.order);

export const industries: readonly IndustryContent[] = industryFiles.map(({content}) => content);
