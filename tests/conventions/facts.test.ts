import {claims} from '#src/content/company/claims';
import {company, phoneHref} from '#src/content/company/company';
import {homePlans} from '#src/content/pricing/home-plans';
import {implementationPackages} from '#src/content/pricing/packages';
import {sizedPlans} from '#src/content/pricing/plans';
import {findPlaces, isTest, listFiles} from '../support/source-tree';

const written = listFiles(
  ['src', 'functions', 'docs', 'blog', 'docusaurus.config.ts', 'sidebars.ts'],
  ['.ts', '.tsx', '.mts', '.mdx', '.md', '.yml', '.scss'],
).filter((file) => !isTest(file));

const otherThanCompany = written.filter((file) => file !== 'src/content/company/company.ts');

/** Every place in these files that contains one of the texts. */
const findRepeats = (texts: Iterable<string>, files: string[], advice: string): string[] =>
  findPlaces(files, new RegExp(Array.from(texts, RegExp.escape).join('|'), 'g'), advice);

/** A claim of the settings wherever it is typed; a bare number only before what it counts. */
const typed = (claim: string, noun: string): RegExp =>
  new RegExp(`(?<!\\w)${RegExp.escape(claim)}(?!\\w)${/^\d+$/.test(claim) ? `(?= ${noun})` : ''}`, 'g');

/** A claim, a pattern for hardcoded copies, and sentences the pattern must match. */
const typedClaims: readonly [keyof typeof claims, RegExp, ...string[]][] = [
  [
    'integrations',
    typed(claims.integrations, '(?:integrations|native)'),
    `It has ${claims.integrations} integrations.`,
  ],
  ['businesses', typed(claims.businesses, 'businesses'), `Trusted by ${claims.businesses} businesses.`],
  ['teamMembers', typed(claims.teamMembers, 'people'), `We are ${claims.teamMembers} people.`],
  ['uptime', typed(claims.uptime, 'uptime'), `Our target is ${claims.uptime} uptime.`],
  ['support', typed(claims.support, 'support'), `Every plan has ${claims.support} support.`],
  ['trialLength', /\btrials?\b[^.|\n]*\b14 days\b|\b14-day\b/gi, 'A trial lasts 14 days.', 'Start a 14-day trial.'],
  ['trialContacts', /\btrials?\b[^.|\n]*\b1,000(?= contacts)/gi, 'A trial holds up to 1,000 contacts.'],
  ['dataKept', /\b(?:data|account|come back|kept|deleted)\b[^.|\n]*\b90 days\b/gi, 'Your data is kept for 90 days.'],
  ['exportPeriod', /\bexport[^.|\n]*\b30 days\b/gi, 'You can export it for 30 days.'],
  ['backupsKept', /\bbackups?\b[^.\n]*\b(?:one|1) year\b/gi, 'Backups are kept for up to one year.'],
  [
    'notice',
    /\b30 days’ notice|\b(?:hear|tell|notice)\b[^.|\n]*\b30 days\b/g,
    'With 30 days’ notice.',
    'You hear of it 30 days before.',
  ],
  ['liabilityPeriod', /\bfees\b[^.\n]*\b12 months\b/gi, 'The fees of the previous 12 months.'],
  ['demoLength', /\bdemo\b[^.|\n]*\b30 minutes\b|\b30-minute demo\b/gi, 'A demo takes 30 minutes.'],
  ['reportDelay', /\b(?:under|less than) (?:five|5) minutes(?! ago)/g, 'The delay is typically under five minutes.'],
  [
    'conversionGains',
    /\b(?:conversion|gains)\b[^.\n]*\b30(?:–| to )60 days\b/gi,
    'Conversion moves within 30–60 days.',
  ],
  ['seoFirst', /\bresults\b[^.\n]*\b(?:three to six|3–6|3 to 6) months\b/gi, 'First results take three to six months.'],
  [
    'quickStartLaunch',
    /\bQuickStart\b[^.\n]*\b(?:three to five|3–5|3 to 5) business days\b/g,
    'QuickStart takes three to five business days.',
  ],
];

describe('single source of facts', () => {
  it('URLs, phone, city and email addresses are only in the company’s facts', () => {
    const {url, loginUrl, phone, city, supportEmail} = company;
    const domain = supportEmail.slice(supportEmail.indexOf('@'));
    const advice = 'Add it to src/content/settings/company.json and import `company`.';
    expect(findRepeats([url, loginUrl, phone, phoneHref, city, domain], otherThanCompany, advice)).toEqual([]);
  });

  it('prices are only in src/content/settings/plans.json', () => {
    const prices = new Set(
      [...homePlans, ...sizedPlans, ...implementationPackages]
        .map(({price}) => price)
        .filter((price) => price.startsWith('$')),
    );
    expect(prices.size).toBeGreaterThan(3);
    // Amounts in pictures are sample firms', and the schema's are examples: one can equal a price.
    const others = written.filter((file) => !/^(?:blog|src\/content\/(?:pictures|settings))\//.test(file));
    expect(findRepeats(prices, others, 'Import `prices` from #src/content/pricing/prices.')).toEqual([]);
  });

  it('docs, articles, answers and legal texts print claims and periods by name', () => {
    const prose = listFiles(['docs', 'blog', 'src/content/faq', 'src/pages'], ['.mdx']);
    // Descriptions are data, which can't contain components.
    const mask = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ' '));
    const wrong = typedClaims.flatMap(([name, pattern]) =>
      findPlaces(prose, pattern, `Write <Claim name="${name}" />.`, mask),
    );
    expect(wrong).toEqual([]);
  });

  it('each pattern matches its examples', () => {
    for (const [name, pattern, ...examples] of typedClaims) {
      for (const example of examples) expect(`${name}: ${example.match(pattern)?.length ?? 0}`).toBe(`${name}: 1`);
      expect(examples.some((example) => example.includes(claims[name]))).toBe(true);
    }
  });
});
