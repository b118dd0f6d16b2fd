import {createSmtpMailer} from '../../functions/lib/mail/smtp-mailer';
import {startSmtp} from '../support/smtp';
import {useDatabase} from '../support/use-database';
import {createEndpoint, formPost, jsonPost} from './support/endpoint';

const {postgres} = useDatabase();

/** Every value holds the word; so does the sender's address, in a way. */
const canary = 'canary';
const visitor = {
  firstName: `${canary}-first`,
  lastName: `${canary}-last`,
  email: `${canary}@${canary}.example`,
  company: `${canary} company`,
  message: `${canary} message`,
};
const ip = '192.0.2.77';
const key = `${canary}-${canary}-key`;

test('no line of the log holds anything of a visitor, whatever happens', async () => {
  const refusing = await startSmtp({refuseWith: 550});
  const endpoint = createEndpoint(postgres, {mail: createSmtpMailer(refusing.url)});
  const statuses = new Set<number>();
  const send = async (request: Request) => statuses.add((await endpoint.send(request, ip)).status);

  await send(jsonPost(visitor, {'Idempotency-Key': key}));
  await send(jsonPost(visitor, {'Idempotency-Key': key}));
  await send(formPost(visitor));
  await send(jsonPost(`{"${canary}`));
  await send(jsonPost(visitor, {'Idempotency-Key': `${canary}!`}));
  await send(jsonPost(visitor, {Origin: `https://${canary}.example`}));
  await send(jsonPost(visitor, {'Content-Type': `text/${canary}`}));
  await send(jsonPost({...visitor, email: canary, [canary]: canary}));
  await send(jsonPost({...visitor, message: canary.repeat(4000)}));
  for (let sent = 0; sent < 6; sent += 1) await send(jsonPost(visitor));
  await postgres.pool.query('alter table contact_messages rename to moved');
  await send(jsonPost(visitor));
  await postgres.pool.query('alter table moved rename to contact_messages');
  // A check that fails tells the values of its row in the error's detail.
  await postgres.pool.query('alter table contact_messages add constraint no check (company is null) not valid');
  await send(jsonPost(visitor));
  await endpoint.settle();
  await refusing.stop();

  expect([...statuses].sort()).toEqual([201, 303, 400, 403, 413, 415, 422, 429, 503]);
  expect(endpoint.logLines.length).toBeGreaterThan(15);
  for (const line of endpoint.logLines) {
    expect(line).not.toMatch(/canary|192\.0\.2/i);
    expect(line).not.toContain('\n');
    const entry = JSON.parse(line) as Record<string, unknown>;
    const known = ['time', 'level', 'event', 'outcome', 'requestId', 'ms', 'status', 'code', 'at', 'file', 'delivery'];
    expect(Object.keys(entry).filter((name) => !known.includes(name))).toEqual([]);
  }
  expect(endpoint.logLines.join()).toContain('"code":"42P01"');
  expect(endpoint.logLines.join()).toContain('"code":"23514"');
});
