import {claims} from '#src/content/company/claims';
import {trialPage} from '#src/content/pages/trial';
import {trust} from '#src/content/pages/trust';
import {storeLayout} from '#src/content/pictures/industries/ecommerce-retail';
import {storeHours} from '#src/content/pictures/industries/ecommerce-retail-hours';
import {trialForm} from '#src/contracts/trial';
import {textsOf} from '../support/copy';
import {findPlaces, listFiles, readText} from '../support/source-tree';

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
  expect(textOf('Health data')).toContain('Enterprise');
  expect(textOf('GDPR')).toContain('We hold no GDPR certification');
});
