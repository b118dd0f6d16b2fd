import {guidePlans, guideRoles, guideScreen} from '#src/content/pages/guides';
import {formatGuideTime} from '#src/lib/guide-time';
import {openBuiltPage} from '../../support/built-page';
import {readMdx} from '../../support/mdx';
import {listFiles} from '../../support/source-tree';

type Facts = {who: keyof typeof guideRoles; plans: keyof typeof guidePlans; minutes: number; screen?: string};

const guides = listFiles(['docs'], ['.mdx'])
  .map((file): [path: string, facts: Partial<Facts>] => [`/${file.replace(/\.mdx$/, '')}`, readMdx(file).data])
  .filter((guide): guide is [string, Facts] => guide[1].minutes !== undefined);

test.each(guides)('%s has its role, plans and time below the title', (path, facts) => {
  expect(openBuiltPage(path).texts('main header > p > span')).toEqual([
    `Who ${guideRoles[facts.who]}`,
    `Plans ${guidePlans[facts.plans]}`,
    `Time ${formatGuideTime(facts.minutes)}`,
    ...(facts.screen === undefined ? [] : [`Screen ${guideScreen(facts.screen)}`]),
  ]);
});

test('a doc’s title for search results is its `title_meta`, and its heading the `title`', () => {
  const {texts} = openBuiltPage('/docs/api/errors');
  expect([texts('head > title'), texts('h1')]).toEqual([['API errors · Scalewell'], ['Errors']]);
});

test('every link and button of a guide is in a landmark', () => {
  const {count} = openBuiltPage('/docs/api/getting-started');
  const landmark = ':is(header, nav, main, footer, aside, dialog, search, noscript, [role=region])';
  expect(count('body :is(a[href], button)')).toBe(count(`${landmark} :is(a[href], button)`));
});

test('a doc links to the next one, which links back', () => {
  const linkOf = (path: string, word: string): string | undefined => {
    const pager = 'nav[aria-label="Docs pages"] a';
    const at = openBuiltPage(path)
      .texts(pager)
      .findIndex((text) => text.startsWith(word));
    return openBuiltPage(path).values(pager, 'href')[at];
  };
  const steps = guides.map(([path]) => [path, linkOf(path, 'Next')]).filter(([, next]) => next !== undefined);
  expect(steps.length).toBeGreaterThan(20);
  for (const [path, next = ''] of steps) expect(linkOf(next, 'Previous')).toBe(path);
});

test.each([
  [5, 'About 5 minutes'],
  [60, 'About 1 hour'],
  [90, 'About 90 minutes'],
  [120, 'About 2 hours'],
])('%d minutes are “%s”', (minutes, words) => {
  expect(formatGuideTime(minutes)).toBe(words);
});
