import {company} from '#src/content/company/company';
import {people} from '#src/content/company/people';
import {customers} from '#src/content/customers/registry';
import {aboutPage} from '#src/content/pages/about';
import {contactForms} from '#src/content/pages/contact-forms';
import {demoPage} from '#src/content/pages/demo';
import {securityPage} from '#src/content/pages/security';
import {createPortraits} from '#src/plugins/site-files/portraits/files';
import {textsOf} from '../../support/copy';

// tests/sample/built/company-pages.test.ts checks what the specification requires of each page.

test('the agenda of a demo fills thirty minutes without a gap', () => {
  const spans = demoPage.hero.agenda.map(({when}) => when.replace(' min', '').split('–').map(Number));
  expect([spans[0]?.[0], spans.at(-1)?.[1]]).toEqual([0, 30]);
  expect(spans.slice(1).map(([start]) => start)).toEqual(spans.slice(0, -1).map(([, end]) => end));
});

test('the timeline of /about goes from the founding year to now, in order', () => {
  const numbers = aboutPage.years.items.map(({year}) => year);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect([numbers[0], numbers.at(-1)]).toEqual([2019, company.copyrightYear]);
});

test('every drawn portrait belongs to someone', () => {
  const used = [...people, ...customers.map(({speaker}) => speaker)].map(({portrait}) => portrait.replace(/#.+/, ''));
  expect(
    createPortraits()
      .map(([file]) => `/${file}`)
      .toSorted(),
  ).toEqual(used.toSorted());
});

test('/security claims no compliance beyond GDPR and SOC 2, and no certificate', () => {
  const texts = textsOf(securityPage);
  expect(texts.filter((text) => /HIPAA|(?<!not )certified|ISO/.test(text))).toEqual([]);
});

test('each document of /security is requested through a topic of the contact form', () => {
  const topics = Object.keys(contactForms.contact.topics ?? {}).map((topic) => `/contact?topic=${topic}`);
  expect(securityPage.trust.documents.items.map(({to}) => to)).toEqual(topics);
});

test('security.txt expires in two months to a year from now', () => {
  const left = (Date.parse(company.securityTextExpires) - Date.now()) / 86_400_000;
  // If sooner, check the mailbox and extend `securityTextExpires` in src/content/company/company.ts.
  expect(left).toBeGreaterThan(60);
  expect(left).toBeLessThan(366);
});
