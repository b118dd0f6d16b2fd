import {guidePictures} from '#src/content/pictures/guides/registry';
import {planComparison} from '#src/content/pricing/comparison';
import {productFacts} from '#src/content/product/facts';
import {planFeatures} from '#src/content/product/plan-features';
import {frequencies, recordButtons, rights, role, roles} from '#src/content/product/rules';
import {offScreens, screen, screens, settings, settingsPages} from '#src/content/product/screens';
import {buttons, fields, options, stages, workflow} from '#src/content/product/words';
import {findPlaces, listFiles, readText} from '../../support/source-tree';

describe('one product', () => {
  test('docs, articles and answers print a feature’s plans with <Fact>', () => {
    const typed =
      /\b(?:SSO|single sign-on|SCIM|audit log|API access|granular permissions)\b[^.|\n<]*\b(?:Pro|Enterprise)\b/gi;
    expect('Single sign-on comes with Enterprise.').toMatch(typed);
    const files = listFiles(['src/content', 'src/pages', 'docs', 'blog'], ['.mdx']).filter(
      (file) => !file.startsWith('src/content/styleguide/') && !file.startsWith('docs/api/'),
    );
    expect(findPlaces(files, typed, 'Write <Fact>.')).toEqual([]);
  });

  test('/pricing has a row for every feature of a plan', () => {
    const shown = planComparison.groups.flatMap(({rows}) => rows.map(({label}) => label));
    expect(Object.values(planFeatures).filter(({label}) => !shown.includes(label))).toEqual([]);
  });
});

test('guides’ panels and pages of integrations take the application’s words from content/product', () => {
  const words = [buttons, fields, options, stages, workflow, role, screen, settings, frequencies].flatMap((part) =>
    Object.values(part),
  );
  const any = (list: readonly string[]): string => list.map(RegExp.escape).join('|');
  const hint = 'It is a word of content/product.';
  const panels = listFiles(['src/content/pictures/guides'], ['.ts']);
  expect(findPlaces(panels, new RegExp(`'(?:${any(words)})'`, 'g'), hint)).toEqual([]);
  // Most of these words are also words of a sentence, so a page is searched for controls it says to choose.
  const named = new RegExp(`Settings > |My profile > |(?:Under|[Cc]hoose) (?:${any(words)})\\b`, 'g');
  expect(findPlaces(listFiles(['src/content/integrations/pages'], ['.ts']), named, hint)).toEqual([]);
});

describe('screens and roles', () => {
  const docs = listFiles(['docs', 'src/content/faq'], ['.mdx']);
  const tour = readText('docs/getting-started/find-your-way-around.mdx');

  test('the tour shows each screen and each page of the settings', () => {
    expect(screens.filter((screen) => !tour.includes(`| **${screen}** |`))).toEqual([]);
    expect(settingsPages.filter((page) => !tour.includes(`**Settings > ${page}`))).toEqual([]);
  });

  test('guides to a screen that is off in a new account say so', () => {
    const off = new RegExp(String.raw`^1\. .*\*\*(${offScreens.join('|')})\b`, 'm');
    const silent = docs.filter((file) => {
      const text = readText(file);
      const screen = off.exec(text)?.[1];
      return screen !== undefined && /^minutes:/m.test(text) && !text.includes(`\nscreen: ${screen}\n`);
    });
    expect(silent).toEqual([]);
    expect(offScreens.filter((screen) => !tour.includes(`| **${screen}** |`))).toEqual([]);
  });

  test('docs refer to existing settings: correct the path, or add the page to product/screens.ts', () => {
    const settings = settingsPages.map(RegExp.escape).join('|');
    const unknown = new RegExp(String.raw`\*\*Settings > (?!(?:${settings})(?: >|\*\*))[^*]+\*\*`, 'g');
    expect(findPlaces(docs, unknown, 'It is not a page of the settings.')).toEqual([]);
  });

  test('the guide to roles has a column for each role', () => {
    const [, header = ''] =
      /^\| Can use \| (.+) \|$/m.exec(readText('docs/administration-and-api/manage-roles-and-permissions.mdx')) ?? [];
    expect(header.split(' | ')).toEqual([...roles]);
    const [, row = ''] =
      /^\| Export contacts and reports \| (.+) \|$/m.exec(
        readText('docs/administration-and-api/manage-roles-and-permissions.mdx'),
      ) ?? [];
    expect(row.split(' | ')).toEqual(roles.map((role) => rights[role].exports));
    const {rows = []} = guidePictures['manage-roles-and-permissions'] ?? {};
    const role = rows.flatMap((one) => (one.label === 'Role' && 'value' in one ? [one.value] : []))[0];
    const exports = rows.some((one) => one.label === 'Export' && 'on' in one && one.on);
    expect(exports && rights[role as (typeof roles)[number]].exports === 'No').toBe(false);
    expect(productFacts.roles).toBe('Owner, Admin, Manager and Member');
  });

  test('guides name the frequencies of subscriptions and the buttons above a record', () => {
    const offered = /choose \*\*(.+?)\*\* or \*\*(.+?)\*\*/.exec(
      readText('docs/payments-and-store/sell-subscriptions.mdx'),
    );
    expect([...(offered?.[1] ?? '').split('**, **'), offered?.[2]]).toEqual([...frequencies]);
    expect(tour).toContain(
      recordButtons
        .map((label) => `**${label}**`)
        .join(', ')
        .replace(/, (\S+ ?\S*)$/, ' and $1'),
    );
  });
});
