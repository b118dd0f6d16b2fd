import {searchAnswers} from '#src/content/search/answers';
import {findAnswer} from '#src/parts/search/engine/index';
import {repeated} from '../../support/copy';

test.each([
  ['how do I log in?', '/docs/troubleshooting/trouble-signing-in'],
  ['Refund', '/terms#5-plans-prices-and-payment'],
  ['whats', '/integrations#phone'],
  ['no-show', '/docs/calendars-and-booking/send-appointment-reminders'],
  ['white label reseller', '/faq#do-you-work-with-agencies'],
  ['is it better than GoHighLevel?', '/compare'],
  ['CRM for an HVAC company', '/industries/other'],
  ['scheduling for churches', '/industries/other'],
  ['do you sign a BAA', '/faq#which-standards-do-you-follow'],
  ['which dentists use this', '/industries/healthcare'],
  ['is Scalewell down?', '/security#uptime'],
])('“%s” has the written answer %s', (query, to) => {
  expect(findAnswer(query, searchAnswers)?.to).toBe(to);
});

test.each(['merge duplicates', 'contact record', 'import from keap', 'down payment', 'catalog in', 'hip', 'link', ''])(
  '“%s” has no curated answer',
  (query) => {
    expect(findAnswer(query, searchAnswers)).toBeUndefined();
  },
);

test('each phrase has one answer', () => {
  expect(repeated(searchAnswers.flatMap(({phrases}) => phrases))).toEqual([]);
});
