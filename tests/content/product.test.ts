import {productFacts, roles} from '#src/content/product/facts';
import {planFeatures} from '#src/content/product/plan-features';
import {screens, settingsPages} from '#src/content/product/screens';
import {planComparison} from '#src/content/pricing/comparison';
import {lineAt, listFiles, readText} from '../support/source-tree';

/** Everything a visitor reads, without the styleguide. */
const visible = listFiles(['src/content', 'src/pages', 'docs', 'blog'], ['.ts', '.mdx']).filter(
  (file) => !file.startsWith('src/content/styleguide/'),
);

/** Outdated statements about the product, as patterns, with a sentence each must match. */
const settled: readonly [string, RegExp, string][] = [
  [
    'the forecast is deal value × the chance of its stage',
    /\bown win rates?\b|share of deals you won/gi,
    'Forecast from your own win rates',
  ],
  [
    'a deal may have no next step',
    /only with a task|no open deal without a next step/gi,
    'A deal stays open only with a task and a date on it.',
  ],
  [
    'quiet deals turn amber, under Quiet after',
    /\borange\b(?! juice)|\brest(?:s|ing)? (?:limits?|time|up to)/gi,
    'Rest limits: the card turns orange.',
  ],
  [
    'stop on reply is on by default',
    /stops? by itself when|answers, if you tell it to/gi,
    'A workflow stops by itself when the customer answers.',
  ],
  [
    'the first three on the waitlist are asked',
    /waitlist(?: is asked| offers?)? in order|offered in order/gi,
    'A freed slot is offered in order until someone says yes.',
  ],
  [
    'reports go to users and outside addresses',
    /reports go to users of your account\./gi,
    'Scheduled reports go to users of your account.',
  ],
  [
    'each plan includes texts',
    /not part of the plan price\. Carriers|separate(?:ly)? from your plan[.,] You top/gi,
    'Texts and calls are not part of the plan price. Carriers charge.',
  ],
  ['the phone is open on Saturdays, too', /phone desk\b/gi, 'The phone desk keeps office hours.'],
  [
    'setup is included in Pro and Enterprise',
    /setup by our team is optional/gi,
    'Setup by our team is optional and priced separately.',
  ],
  [
    'the client owns content once it is paid for',
    /from the day they are delivered/gi,
    'Yours from the day they are delivered.',
  ],
  ['Launch Kit includes one landing page or funnel', /website or funnel build/gi, 'Website or funnel build'],
  [
    'the CRM sends invoices',
    /that stays in your practice system\. Scalewell covers/gi,
    'No, that stays in your practice system. Scalewell covers the rest.',
  ],
  [
    'Enterprise has SSO; the docs say so',
    /(?:SCIM|roles?|permissions) depends? on your plan/gi,
    'Single sign-on and SCIM depend on your plan.',
  ],
  ['there are four roles', /\bSales to Manager\b/g, 'Daniel Reyes, Sales to Manager'],
  ['annual billing has no price of its own', /the annual price\b/gi, 'The annual price from that cycle on'],
  ['there are no release notes', /\brelease notes name\b/gi, 'Release notes name the request.'],
];

function placesOf(pattern: RegExp): string[] {
  return visible.flatMap((file) => {
    const text = readText(file);
    return Array.from(text.matchAll(pattern), ({0: match, index}) => `${file}:${lineAt(text, index)} says “${match}”`);
  });
}

describe('one product', () => {
  test.each(settled)('%s', (_, pattern, example) => {
    expect(example).toMatch(pattern);
    expect(placesOf(pattern)).toEqual([]);
  });

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
