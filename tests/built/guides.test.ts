import {readdirSync, readFileSync} from 'node:fs';

import {guidePlans, guideRoles} from '#src/content/pages/guides';
import {formatGuideTime} from '#src/lib/guide-time';
import {inProject} from '../../scripts/lib/project.mjs';
import {openBuiltPage} from '../support/built-page';

import {parse} from 'yaml';

type Facts = {who: keyof typeof guideRoles; plans: keyof typeof guidePlans; minutes: number};

const readFrontMatter = (file: string): Partial<Facts> =>
  parse(/^---\n([\s\S]*?)\n---/.exec(readFileSync(inProject('docs', file), 'utf8'))?.[1] ?? '') as Partial<Facts>;

const guides = readdirSync(inProject('docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx') && readFrontMatter(file).minutes !== undefined)
  .map((file) => [`/docs/${file.replace(/\.mdx$/, '')}`, readFrontMatter(file) as Facts] as const);

test.each(guides)('%s has its role, plans and time below the title', (path, facts) => {
  expect(openBuiltPage(path).texts('main header > p > span')).toEqual([
    `Who ${guideRoles[facts.who]}`,
    `Plans ${guidePlans[facts.plans]}`,
    `Time ${formatGuideTime(facts.minutes)}`,
  ]);
});

test.each([
  [5, 'About 5 minutes'],
  [60, 'About 1 hour'],
  [90, 'About 90 minutes'],
  [120, 'About 2 hours'],
])('%d minutes are “%s”', (minutes, words) => {
  expect(formatGuideTime(minutes)).toBe(words);
});
