import {readIssue} from '../../../scripts/newsletter/issue';
import {commandOn} from '../../support/command';
import {startSmtp} from '../../support/smtp';
import {linkIn, oneClickPost} from '../support/newsletter';
import {site as origin} from '../support/requests';
import {minute, useSite} from '../support/site';
import {useFolder} from '../../support/folder';

const {site, postgres, query, count} = useSite();
const folder = useFolder();
const note = `---
subject: Three things that cut no-shows
preheader: A reminder, a deposit, a waitlist.
---

# Three things

We counted. [The story](/blog/stop-when-they-reply) has the numbers.

## Remind

1. In the evening
2. By text

[See Reminders](https://www.scalewell.example/docs)
`;

let file: string;
const write = (text: string) => folder.write({'2027-06.md': text});

beforeEach(async () => {
  file = folder.at('2027-06.md');
  write(note);
  await query(
    `insert into subscribers (id, email, address_key, state, requested_at, confirmed_at)
     select gen_random_uuid(), 'r' || i || '@oakline.example', 'r' || i || '@oakline.example',
       case when i < 120 then 'confirmed' when i < 130 then 'pending' else 'unsubscribed' end, now(), now()
     from generate_series(0, 139) as i`,
  );
});

const run = commandOn(postgres, 'newsletter', {SITE_URL: origin});

const sendAfter = async (minutes: number) => {
  site.wait(minutes * minute);
  await site.outbox.run('run');
};

test('each confirmed reader gets an issue once, at fifty per ten minutes, even if the command runs again', async () => {
  const asked = await run('send', file);
  expect(asked.error).toContain('Send “Three things that cut no-shows” to 120 readers');
  expect(await count('outbox')).toBe(0);
  expect((await run('send', file, '--yes')).out).toContain('Queued for 120 readers');
  expect((await run('send', file, '--yes')).out).toContain('120 waiting, 0 stopped, 0 failed. Nothing to do.');
  await sendAfter(1);
  expect(site.mails).toHaveLength(50);
  await sendAfter(20);
  expect(new Set(site.mails.map(({to}) => to.address)).size).toBe(120);
  expect(site.mails).toHaveLength(120);
  expect(new Set(site.mails.map(({messageId}) => messageId)).size).toBe(120);
  expect((await run('list')).out).toMatch(/2027-06 .* 120 +│ 120 +│ 0 /);
  write(note.replace('We counted', 'We guessed'));
  expect((await run('send', file, '--yes')).error).toContain('with different content');
});

test('stopped mails wait until the file is sent again, and former subscribers get nothing', async () => {
  await run('send', file, '--yes');
  await sendAfter(1);
  const [first] = site.mails;
  expect((await run('stop', '2027-06')).out).toContain('Stopped 70 mails; 50 were already sent');
  await sendAfter(60);
  expect(site.mails).toHaveLength(50);
  await query(`update subscribers set state = 'unsubscribed' where id = (
    select reference from outbox where state = 'cancelled' limit 1)`);
  expect((await run('send', file, '--yes')).out).toContain('Queued 70 mails again');
  await sendAfter(60);
  expect(site.mails).toHaveLength(119);
  expect(new Set(site.mails.map(({to}) => to.address)).size).toBe(119);

  expect(first?.text).toContain('The story');
  expect(first?.text).toContain(`${origin}/blog/stop-when-they-reply`);
  expect(first?.html).toContain('<h2');
  expect(first?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const oneClick = /^<(.+)>$/.exec(first?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(linkIn(first, 'unsubscribe')).toBe(oneClick);
  const answer = await site.send(oneClickPost(oneClick));
  expect(answer.status).toBe(200);
  expect(await query('select state from subscribers where email = $1', [first?.to.address])).toEqual([
    {state: 'unsubscribed'},
  ]);
});

test.each([
  ['preheader: a\n---\n# A', ':1: Add subject and preheader'],
  ['subject: a\npreheader: b\n---\n\nNo heading.', 'Start the issue with a # heading'],
  ['subject: a\npreheader: b\n---\n# A\n\n![x](y.png)', ":7: A mail can't show image here."],
  ['subject: a\npreheader: b\n---\n# A\n[x](javascript:alert(1))', ':6: "javascript:alert(1)" is not a web'],
  ['subject: a\npreheader: b\n---\n# A\n\n> quote', ":7: A mail can't show blockquote."],
])('refuses %j', (text, message) => {
  write(`---\n${text}\n`);
  expect(() => readIssue(file, origin)).toThrow(message);
});

test('a test mail goes to one address without queuing the issue', async () => {
  const smtp = await startSmtp();
  const runWithSmtp = commandOn(postgres, 'newsletter', {SITE_URL: origin, SMTP_URL: smtp.url});
  const {out} = await runWithSmtp('send', file, '--test', 'editor@scalewell.example');
  expect(out).toContain('Sent to editor@scalewell.example only.');
  expect(smtp.received.map(({mail}) => mail.subject)).toEqual(['[Test] Three things that cut no-shows']);
  expect(await count('outbox')).toBe(0);
});
