import {readdirSync} from 'node:fs';
import path from 'node:path';

import {aboutPage} from '#src/content/about';
import {caseStudiesPage} from '#src/content/case-studies/page';
import {company} from '#src/content/company';
import {demoPage} from '#src/content/demo';
import {securityPage} from '#src/content/security';
import type {Action} from '#src/content/types';
import type {Picture} from '#src/mocks/types';
import {textsOf} from '../support/copy';
import {fittingDescription, longerThan, notPlain} from '../support/copy-rules';
import {contradictions} from '../support/picture-sums';

const pages = {demo: demoPage, about: aboutPage, security: securityPage};

const bookDemo: Action = {label: 'Book a Demo', opensDemo: true};
const bookYourDemo: Action = {label: 'Book Your Demo', opensDemo: true};

const content = path.join(__dirname, '../../src/content');

/** Content that these four pages are made of, and texts that several pages share on purpose or show as a specimen. */
const ownFiles =
  /^(?:about|demo|security|notes|section-labels|clients|company)\.ts$|^(?:case-studies|customers|styleguide)\/|^pictures\/(?:about|demo|security|case-studies)\.ts$/;

/** Every longer text of the other content files. */
async function textsElsewhere(): Promise<Set<string>> {
  const files = readdirSync(content, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.ts') && !ownFiles.test(file),
  );
  const modules: unknown[] = await Promise.all(
    files.map((file) => import(path.join(content, file)) as Promise<unknown>),
  );
  return new Set(modules.flatMap(textsOf).filter((text) => text.length > 40));
}

describe.each(Object.entries(pages))('/%s', (_, page) => {
  test('has a description of 50 to 170 characters', () => {
    expect(page.meta.description).toMatch(fittingDescription);
  });

  test('says it plainly: no hype, exclamation marks, character icons or straight quotes', () => {
    expect(notPlain(textsOf(page))).toEqual([]);
  });

  test('shares no text over 40 characters with another page: write it anew', async () => {
    const others = new Set([
      ...(await textsElsewhere()),
      ...Object.values({...pages, caseStudiesPage})
        .filter((other) => other !== page)
        .flatMap(textsOf),
    ]);
    expect(textsOf(page).filter((text) => text.length > 40 && others.has(text))).toEqual([]);
  });
});

test('/case-studies shares no text over 40 characters with another page: write it anew', async () => {
  const others = await textsElsewhere();
  const own = textsOf([caseStudiesPage.studies, caseStudiesPage.aside, caseStudiesPage.closing, caseStudiesPage.meta]);
  expect(own.filter((text) => text.length > 40 && others.has(text))).toEqual([]);
});

test.each<[string, Picture]>([
  ['/about', aboutPage.ownUse.picture],
  ['/security', securityPage.hero.picture],
])('the picture of %s adds up; correct the picture or its parts', (_, picture) => {
  expect(contradictions(picture)).toEqual([]);
});

describe('demo page', () => {
  const {hero, outcome, built, audience, faq, closing} = demoPage;

  test('explains a 30-minute one-on-one session', () => {
    expect(demoPage.meta.description).toContain('30-minute one-on-one session');
    expect(hero.lead).toContain('one-on-one session');
  });

  test('has an agenda that fills thirty minutes without a gap', () => {
    const spans = hero.agenda.map(({when}) => when.replace(' min', '').split('–').map(Number));
    expect(spans[0]?.[0]).toBe(0);
    expect(spans.at(-1)?.[1]).toBe(30);
    expect(spans.slice(1).map(([start]) => start)).toEqual(spans.slice(0, -1).map(([, end]) => end));
  });

  test('has three Book Your Demo buttons, and each opens the dialog', () => {
    expect([hero.actions[0], closing.action]).toEqual([bookYourDemo, bookYourDemo]);
    expect(built.action).toMatchObject(bookYourDemo);
  });

  test('lets you leave with three things', () => {
    expect(outcome.items).toHaveLength(3);
  });

  test('its picture counts the open days and chooses one of them', () => {
    const {picture} = built;
    if (picture.kind !== 'booking') throw new Error('The demo page shows a booking page.');
    expect(picture.note).toBe('9 days open');
    expect(picture.open).toHaveLength(9);
    expect(picture.startsOn).toBe(new Date(`1 ${picture.month} UTC`).getUTCDay());
    expect(picture.open).toContain(picture.selected);
    expect(picture.slots).toContain(picture.selectedSlot);
  });

  test('keeps to the lengths of design.md section 7', () => {
    expect([
      ...longerThan(9, [hero.title, outcome.title, built.title, audience.title, faq.title, closing.title]),
      ...longerThan(30, [hero.lead, outcome.aside, built.text, audience.aside, closing.text]),
      ...longerThan(
        15,
        [...outcome.items, ...audience.items].map(({description}) => description),
      ),
    ]).toEqual([]);
  });
});

describe('about page', () => {
  const {title, aside, action, story, years, mission, ownUse, stats, closing} = aboutPage;

  test('has the headline, the titles and the three values of the specification', () => {
    expect(title).toBe('Built to Simplify Sales and Customer Growth');
    expect([story.title, mission.title]).toEqual(['Our Story', 'Our Mission']);
    expect(mission.values.map((value) => value.title)).toEqual([
      'Simplicity First',
      'Customer Success',
      'Continuous Innovation',
    ]);
  });

  test('has a Book a Demo button above and below that opens the dialog', () => {
    expect([action, closing.action]).toEqual([bookDemo, bookDemo]);
  });

  test('prints the claims of the company', () => {
    expect(stats.items.map(({figure, label}) => `${figure} ${label}`)).toEqual([
      '500+ businesses served',
      '50+ team members',
      '24/7 support, on every plan',
      '99.9% uptime target',
    ]);
  });

  test('runs from the founding year to now, forward only', () => {
    const numbers = years.items.map(({year}) => year);
    expect(numbers[0]).toBe(2019);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(numbers.at(-1)).toBe(company.copyrightYear);
  });

  test('keeps to the lengths of design.md section 7', () => {
    expect([
      ...longerThan(9, [title, story.title, mission.title, ownUse.title, closing.title]),
      ...longerThan(30, [aside, story.text, mission.text, ownUse.text, closing.text]),
      ...longerThan(
        30,
        mission.values.flatMap(({description, practice}) => [description, practice]),
      ),
      ...longerThan(
        15,
        years.items.map(({description}) => description),
      ),
    ]).toEqual([]);
  });
});

describe('security page', () => {
  const {hero, tiles, infrastructure, retention, report, closing} = securityPage;

  test.each([
    ['Encryption', [/TLS 1\.2\+/, /AES-256/]],
    ['SSO/SAML with MFA', [/SSO\/SAML/, /MFA/]],
    ['RBAC and SCIM', [/RBAC/, /SCIM/]],
    ['Compliance', [/GDPR and SOC 2 aligned/]],
    ['Daily backups', [/point-in-time recovery/]],
    ['99.9% uptime target', [/99\.9%/]],
  ])('has the tile “%s” with what the specification says in it', (name, claims) => {
    expect(tiles.items).toHaveLength(6);
    const tile = tiles.items.find((item) => item.title === name);
    const text = `${tile?.title ?? ''} ${tile?.description ?? ''}`;
    expect(claims.filter((claim) => !claim.test(text))).toEqual([]);
  });

  test('claims no compliance beyond GDPR and SOC 2', () => {
    expect(textsOf(securityPage).filter((text) => /HIPAA|certified|ISO/.test(text))).toEqual([]);
  });

  test('states the periods of section 9', () => {
    expect(retention.periods.map((period) => period.title)).toEqual([
      '30 days to export',
      '90 days kept',
      'Up to 1 year in backups',
    ]);
    expect(retention.text).toContain('72 hours');
  });

  test('leads to the security mailbox', () => {
    expect(report.action).toMatchObject({label: company.securityEmail});
    expect('href' in report.action && report.action.href).toMatch(
      new RegExp(`^mailto:${RegExp.escape(company.securityEmail)}`),
    );
  });

  test('keeps to the lengths of design.md section 7', () => {
    expect([
      ...longerThan(9, [hero.title, tiles.title, infrastructure.title, retention.title, report.title, closing.title]),
      ...longerThan(30, [hero.lead, tiles.aside, infrastructure.text, retention.text, report.text, closing.text]),
      ...longerThan(
        15,
        [...tiles.items, ...retention.periods].map(({description}) => description),
      ),
    ]).toEqual([]);
  });
});
