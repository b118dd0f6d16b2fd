import {subscribePage} from '#src/content/blog/newsletter';
import {claims} from '#src/content/company/claims';
import {company} from '#src/content/company/company';
import {trialPage} from '#src/content/pages/trial';
import {trust} from '#src/content/pages/trust';
import {storeLayout} from '#src/content/pictures/industries/ecommerce-retail';
import {storeHours} from '#src/content/pictures/industries/ecommerce-retail-hours';
import {productFacts} from '#src/content/product/facts';
import {trialForm} from '#src/contracts/trial';
import {textsOf} from '../../support/copy';
import {findPlaces, listFiles, readText} from '../../support/source-tree';

const sources = ['src/content', 'src/pages', 'docs', 'blog', 'changelog'];

test('reviews are asked of everyone: nothing offers to filter by opinion', () => {
  const gating = /concerns come to you|complaint-open|only (?:happy|satisfied) \w+ (?:get|are asked)/gi;
  expect('concerns come to you').toMatch(gating);
  expect(findPlaces(listFiles(sources, ['.ts', '.mdx']), gating, 'Ask everyone.')).toEqual([]);
});

test('reminders of carts and texts to lists are shown between 8 AM and 9 PM', () => {
  const times = textsOf([storeLayout, ...storeHours]).flatMap((text) => /\w+day, (\d+):\d+ ([AP]M)/.exec(text) ?? []);
  const hours = times.flatMap((hour, index) =>
    /^\d+$/.test(hour) ? [(Number(hour) % 12) + (times[index + 1] === 'PM' ? 12 : 0)] : [],
  );
  expect(hours.length).toBeGreaterThan(2);
  expect(hours.filter((hour) => hour < 8 || hour >= 21)).toEqual([]);
});

test('/trial says how long, how many contacts, and what texts need', () => {
  const text = textsOf(trialPage).join(' ');
  for (const words of [claims.trialLength, claims.trialContacts, 'no credit card', 'API keys']) {
    expect(text).toContain(words);
  }
  expect(text).toContain('texts and calls are billed at cost');
  expect(text).toMatch(/Texts need a payment method and, in the US, a carrier registration of one to two weeks/);
  expect(text).toMatch(/by email within a minute/);
});

test('the privacy policy names each field of the trial form', () => {
  const collected = /\*\*When you ask for a trial\.\*\* (.+)/.exec(readText('src/pages/privacy.mdx'))?.[1] ?? '';
  const labels = Object.values(trialForm.fields).map(({label}) => label.toLowerCase());
  expect(labels.filter((label) => !collected.toLowerCase().includes(label))).toEqual([]);
});

test('the trust center names subprocessors under reserved domains, and the plan of the BAA', () => {
  expect(trust.subprocessors.rows.filter(([company]) => !company?.includes('.example)'))).toEqual([]);
  const textOf = (rule: string): string | undefined => trust.status.rules.find(({name}) => name === rule)?.text;
  expect(textOf('Health data')).toContain(productFacts.baa);
  expect(textOf('GDPR')).toContain('We hold no GDPR certification');
});

test('who receives newsletter addresses is named where people agree and in the privacy policy', () => {
  expect(company.newsletterService).toMatch(/\.example, sample name\)$/);
  expect(textsOf(subscribePage.facts).join(' ')).toContain(company.newsletterService);
  const receivers = /^## 5\.[\s\S]*?^## 6\./m.exec(readText('src/pages/privacy.mdx'))?.[0];
  expect(receivers).toContain('<Fact name="newsletterService" />');
});

test('the payments subprocessor bills plans, and nothing says that it takes a customer’s payments', () => {
  const payment = trust.subprocessors.rows.filter((row) => /card|payment|billing/i.test(row.join(' ')));
  expect(payment).toEqual([
    [
      'Tillwater (tillwater.example)',
      expect.stringContaining('your Scalewell plan'),
      expect.any(String),
      expect.any(String),
    ],
  ]);
  expect(textsOf(trust.location.map).filter((text) => /payment/i.test(text))).toEqual([]);
});

test('support opens an account only with permission, wherever access to production is described', () => {
  const files = listFiles(sources, ['.ts', '.mdx']).filter((file) => readText(file).includes('on-call engineers'));
  expect(files.length).toBeGreaterThan(2);
  const silent = files.filter(
    (file) =>
      !/only while (?:you|the customer) allows? it[\s\S]{0,80}supportVisits/.test(
        readText(file).replaceAll(/\]\([^)]*\)|\[/g, ''),
      ),
  );
  expect(silent).toEqual([]);
  const open = /\b(?:we|our team|support) (?:can )?(?:sees?|accesses) (?:what you see|what a task|your account)/gi;
  expect('our team sees what a task needs').toMatch(open);
  expect(findPlaces(listFiles(sources, ['.ts', '.mdx']), open, 'Say that the customer allows it.')).toEqual([]);
});
