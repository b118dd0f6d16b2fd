import {searchAnswers} from '#src/content/search/answers';
import {findAnswer} from '#src/features/site-search/engine/find-answer';
import {repeated} from '../../support/copy';

test.each([
  ['how do I log in?', '/docs/troubleshooting/trouble-signing-in'],
  ['Refund', '/terms#5-plans-prices-and-payment'],
  ['whats', '/integrations#phone'],
  ['no-show', '/docs/calendars-and-booking/send-appointment-reminders'],
  ['Microsoft Teams', '/integrations#calendar'],
])('“%s” has the written answer %s', (query, to) => {
  expect(findAnswer(query, searchAnswers)?.to).toBe(to);
});

test.each(['merge duplicates', 'contact record', 'catalog in', 'hip', 'link', ''])(
  '“%s” has no curated answer',
  (query) => {
    expect(findAnswer(query, searchAnswers)).toBeUndefined();
  },
);

test('each phrase has one answer', () => {
  expect(repeated(searchAnswers.flatMap(({phrases}) => phrases))).toEqual([]);
});
