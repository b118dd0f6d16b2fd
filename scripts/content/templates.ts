import {inProject} from '../lib/project.mjs';

import {readFileSync} from 'node:fs';

export const description = 'Write one or two sentences that say what this page is for, in 50 to 170 characters.';

const get = (kind: string): string => `\n${readFileSync(inProject(`scripts/content/new-pages/${kind}.mdx`), 'utf8')}`;

/** Text of a new page of each kind: instructions in place of text. TOPIC is a link to the topic. */
export const templates = {
  doc: get('doc'),
  post: get('post'),
  release: get('release'),
  faq: get('faq'),
  topic: get('topic'),
};

/** The instructions. A page that still has one isn't finished. */
export const templateSentences = [
  description,
  ...Object.values(templates).flatMap((text) => text.match(/(?<=^(?:- |1\. )?)\p{Lu}.+\.$/gmu) ?? []),
];
