import {productFacts, roles} from '#src/content/product/facts';
import {planFeatures} from '#src/content/product/plan-features';
import {screens, settingsPages} from '#src/content/product/screens';
import {planComparison} from '#src/content/pricing/comparison';
import {lineAt, listFiles, readText} from '../support/source-tree';

/** Everything a visitor reads, without the styleguide. */
const visible = listFiles(['src/content', 'src/pages', 'docs', 'blog'], ['.ts', '.mdx']).filter(
  (file) => !file.startsWith('src/content/styleguide/'),
);

function placesOf(pattern: RegExp): string[] {
  return visible.flatMap((file) => {
    const text = readText(file);
    return Array.from(text.matchAll(pattern), ({0: match, index}) => `${file}:${lineAt(text, index)} says “${match}”`);
  });
}

describe('one product', () => {
  test('docs, articles and answers print a feature’s plans with <Fact>', () => {
    const typed =
      /\b(?:SSO|single sign-on|SCIM|audit log|API access|granular permissions)\b[^.|\n<]*\b(?:Pro|Enterprise)\b/gi;
    expect('Single sign-on comes with Enterprise.').toMatch(typed);
    expect(placesOf(typed).filter((place) => place.includes('.mdx') && !place.includes('/api/'))).toEqual([]);
  });

  test('/pricing has a row for every feature of a plan', () => {
    const shown = planComparison.groups.flatMap(({rows}) => rows.map(({label}) => label));
    expect(Object.values(planFeatures).filter(({label}) => !shown.includes(label))).toEqual([]);
  });
});

describe('screens and roles', () => {
  const docs = listFiles(['docs', 'src/content/faq'], ['.mdx']);
  const tour = readText('docs/getting-started/find-your-way-around.mdx');

  test('the tour shows each screen and each page of the settings', () => {
    expect(screens.filter((screen) => !tour.includes(`| **${screen}** |`))).toEqual([]);
    expect(settingsPages.filter((page) => !tour.includes(`**Settings > ${page}`))).toEqual([]);
  });

  test('docs refer to existing settings: correct the path, or add the page to product/screens.ts', () => {
    const known = new Set<string>(settingsPages);
    const unknown = docs.flatMap((file) =>
      Array.from(readText(file).matchAll(/\*\*Settings > ([^*>]+?)(?: >[^*]*)?\*\*/g), ([path, page = '']) => ({
        file,
        path,
        page,
      })).filter(({page}) => !known.has(page)),
    );
    expect(unknown).toEqual([]);
  });

  test('the guide to roles has a column for each role', () => {
    const [, header = ''] =
      /^\| Can use \| (.+) \|$/m.exec(readText('docs/administration-and-api/manage-roles-and-permissions.mdx')) ?? [];
    expect(header.split(' | ')).toEqual([...roles]);
    expect(productFacts.roles).toBe('Owner, Admin, Manager and Member');
  });
});
