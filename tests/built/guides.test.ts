import {guidePlans, guideRoles} from '#src/content/pages/guides';
import {formatGuideTime} from '#src/lib/guide-time';
import {openBuiltPage} from '../support/built-page';
import {readMdx} from '../support/mdx';
import {listFiles} from '../support/source-tree';

type Facts = {who: keyof typeof guideRoles; plans: keyof typeof guidePlans; minutes: number};

const guides = listFiles(['docs'], ['.mdx'])
  .map((file): [path: string, facts: Partial<Facts>] => [`/${file.replace(/\.mdx$/, '')}`, readMdx(file).data])
  .filter((guide): guide is [string, Facts] => guide[1].minutes !== undefined);

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
