import {searchAnswers} from '#src/content/search-answers';
import {findAnswer} from '#src/features/site-search/engine/find-answer';
import {createChecker} from '../../../scripts/content/check';
import {readSite} from '../../../scripts/content/site';
import {repeated} from '../../support/copy-rules';

import path from 'node:path';

test.each([
  ['log in', '/docs/troubleshooting/trouble-signing-in'],
  ['how do I log in?', '/docs/troubleshooting/trouble-signing-in'],
  ['Refund', '/faq#what-happens-when-we-cancel'],
  ['whatsapp', '/integrations'],
  ['whats', '/integrations'],
  ['QuickBooks', '/docs/getting-started/connect-your-tools'],
  ['zapier', '/integrations'],
  ['free trial', '/docs/getting-started/start-a-free-trial'],
  ['hipaa', '/faq#which-standards-do-you-follow'],
  ['api key', '/docs/api'],
])('“%s” is answered by %s', (query, to) => {
  expect(findAnswer(query, searchAnswers)?.to).toBe(to);
});

test.each(['merge duplicates', 'contact record', 'catalog in', 'hip', ''])('“%s” has no written answer', (query) => {
  expect(findAnswer(query, searchAnswers)).toBeUndefined();
});

test('each phrase has one answer, on a page that exists', () => {
  expect(repeated(searchAnswers.flatMap(({asks}) => asks))).toEqual([]);
  const root = path.join(__dirname, '../../..');
  const {pages} = createChecker(root)();
  const {addresses} = readSite(root, pages, new Date());
  expect(searchAnswers.filter(({to}) => !addresses.has(to.split('#')[0] ?? ''))).toEqual([]);
});
