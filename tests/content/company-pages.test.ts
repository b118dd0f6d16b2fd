import {aboutPage} from '#src/content/pages/about';
import {company} from '#src/content/company/company';
import {demoPage} from '#src/content/pages/demo';
import {contact} from '#src/content/pages/contact';
import {securityPage} from '#src/content/pages/security';
import {textsOf} from '../support/copy';

describe('demo page', () => {
  const {hero} = demoPage;

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
});

describe('about page', () => {
  const {years, stats} = aboutPage;

  test('shows the company’s claims', () => {
    expect(stats.items.map(({figure, label}) => `${figure} ${label}`)).toEqual([
      '500+ businesses served',
      '50+ team members',
      '24/7 support, on every plan',
      '99.9% uptime target',
    ]);
  });

  test('has a timeline from the founding year to now, in order', () => {
    const numbers = years.items.map(({year}) => year);
    expect(numbers[0]).toBe(2019);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(numbers.at(-1)).toBe(company.copyrightYear);
  });
});

describe('security page', () => {
  const {tiles, retention} = securityPage;

  test.each([
    ['Encryption', [/TLS 1\.2\+/, /AES-256/]],
    ['SSO/SAML with MFA', [/SSO\/SAML/, /MFA/]],
    ['RBAC and SCIM', [/RBAC/, /SCIM/]],
    ['Compliance', [/GDPR and SOC 2 aligned/]],
    ['Daily backups', [/point-in-time recovery/]],
    ['99.9% uptime target', [/99\.9%/]],
  ])('has the tile “%s” with the text in the specification', (name, claims) => {
    expect(tiles.items).toHaveLength(6);
    const tile = tiles.items.find((item) => item.title === name);
    const text = `${tile?.title ?? ''} ${tile?.description ?? ''}`;
    expect(claims.filter((claim) => !claim.test(text))).toEqual([]);
  });

  test('claims no compliance beyond GDPR and SOC 2, and no certificate', () => {
    const texts = textsOf(securityPage);
    expect(texts.filter((text) => /HIPAA|(?<!not )certified|ISO/.test(text))).toEqual([]);
  });

  test('requests each document through a contact form topic', () => {
    const topics = Object.keys(contact.form.topics ?? {}).map((topic) => `/contact?topic=${topic}`);
    expect(securityPage.trust.documents.items.map(({to}) => to)).toEqual(topics);
  });

  test('states the periods of section 9', () => {
    expect(retention.periods.map((period) => period.title)).toEqual([
      '30 days to export',
      '90 days kept',
      'Up to 1 year in backups',
    ]);
    expect(retention.text).toContain('72 hours');
  });
});
