import {commandOn} from '../support/command';
import {useDatabase} from '../support/database/use-database';

const {postgres, query} = useDatabase();

const run = commandOn(postgres, 'feedback');

test('lists pages with their answers, worst first, and the latest comments', async () => {
  expect((await run()).out).toContain('No answers in the last 28 days.');
  await query(
    `insert into page_feedback (visit_key, page, helpful, comment, answered_at)
     select i::text, case when i < 10 then '/docs/a' else '/docs/b' end, i in (1, 2, 3) or i = 11,
       case when i > 4 then 'comment ' || i || E'\\u001b[31m' end, now() - i * interval '1 day'
     from generate_series(1, 14) as i`,
  );
  const {out} = await run();
  expect(out).toMatch(/page +│ yes +│ no +│ helpful[\s\S]+\/docs\/a +│ 3 +│ 6 +│ 33%[\s\S]+\/docs\/b +│ 1 +│ 4 +│ 20%/);
  expect(out).toMatch(
    /\n\/docs\/a\n {2}\S+ no {3}comment 5.*\n.*comment 6.*\n.*comment 7.*\n\n\/docs\/b\n {2}\S+ no {3}comment 10.*\n {2}\S+ yes {2}comment 11/,
  );
  expect(out).not.toContain('comment 8');
  expect(out).not.toContain('\u001b');
  expect((await run('--page', '/docs/a')).out).toContain('comment 9');
  expect((await run('--days', '4')).out).toMatch(/\/docs\/a +│ 3 +│ 0 +│ 100%/);
  expect(await run('--days', 'x')).toMatchObject({status: 1});
});
