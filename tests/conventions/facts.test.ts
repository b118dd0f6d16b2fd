import {company, phoneHref} from '@site/src/content/company';
import {homePlans, pricingPlans} from '@site/src/content/plans';
import {implementationPackages} from '@site/src/content/packages';

import {isTest, lineAt, listFiles, readText} from '../support/source-tree';

const written = listFiles(
  ['src', 'functions', 'docs', 'blog', 'docusaurus.config.ts', 'sidebars.ts'],
  ['.ts', '.tsx', '.mts', '.mdx', '.md', '.yml', '.scss'],
).filter((file) => !isTest(file));

/** Every place in these files where one of the texts is typed. */
function findRepeats(texts: Iterable<string>, files: string[], advice: string): string[] {
  return files.flatMap((file) => {
    const content = readText(file);
    return [...texts].flatMap((text) => {
      const index = content.indexOf(text);
      return index === -1 ? [] : [`${file}:${lineAt(content, index)} repeats "${text}". ${advice}`];
    });
  });
}

describe('every fact once', () => {
  it('addresses, phone and city are typed in src/content/company.ts alone', () => {
    const {url, loginUrl, supportEmail, salesEmail, securityEmail, privacyEmail, legalEmail, phone, city} = company;
    const facts = [
      url,
      loginUrl,
      supportEmail,
      salesEmail,
      securityEmail,
      privacyEmail,
      legalEmail,
      phone,
      phoneHref,
      city,
    ];
    // Functions may not import content; a test below keeps their one fact equal.
    const others = written.filter((file) => !['src/content/company.ts', 'functions/lib/environment.ts'].includes(file));
    const advice = 'Import `company` from @site/src/content/company.';
    expect(findRepeats(facts, others, advice)).toEqual([]);
  });

  it('no other email address of the company is typed anywhere', () => {
    const domain = company.supportEmail.split('@')[1] ?? '';
    const others = written.filter((file) => !['src/content/company.ts', 'functions/lib/environment.ts'].includes(file));
    expect(findRepeats([`@${domain}`], others, 'Add it to src/content/company.ts and import it.')).toEqual([]);
  });

  it('prices are typed in the plans and packages alone', () => {
    const prices = new Set(
      [...homePlans, ...pricingPlans, ...implementationPackages]
        .map(({price}) => price)
        .filter((price) => price.startsWith('$')),
    );
    expect(prices.size).toBeGreaterThan(3);
    const homes = ['src/content/plans.ts', 'src/content/packages.ts'];
    const others = written.filter((file) => !homes.includes(file) && !file.startsWith('blog/'));
    expect(findRepeats(prices, others, 'Import the plan and print its price.')).toEqual([]);
  });

  it('colors are written in src/styles/tokens alone', () => {
    const color = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
    const wrong = written
      .filter((file) => /\.(?:tsx|scss)$/.test(file) && !file.startsWith('src/styles/tokens/'))
      .flatMap((file) => {
        // An address such as href="#faq" is no color.
        const text = readText(file).replace(/(?:href|to|id)="[^"]*"/g, (address) => ' '.repeat(address.length));
        return Array.from(
          text.matchAll(color),
          ({0: match, index}) =>
            `${file}:${lineAt(text, index)} has ${match}. Use a variable of src/styles/tokens: var(--sw-…).`,
        );
      });
    expect(wrong).toEqual([]);
  });
});

describe('functions', () => {
  it('write to the same support address as the site, unless told otherwise', () => {
    expect(readText('functions/lib/environment.ts')).toContain(`'${company.supportEmail}'`);
  });
});
