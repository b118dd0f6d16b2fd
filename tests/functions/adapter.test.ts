import contact, {config} from '../../functions/contact/contact.mts';
import {closeDatabase} from '../../functions/database/sql';
import outbox from '../../functions/outbox/outbox.mts';
import subscribe from '../../functions/subscribe/subscribe.mts';
import {inProject} from '../../scripts/lib/project.mjs';
import {useDatabase} from '../support/database/use-database';
import {startSmtp, type TestSmtp} from '../support/smtp';
import {jsonPost, visitor} from './support/contact';
import {sendJson} from './support/requests';

import {globSync} from 'node:fs';
import type {Config, Context} from '@netlify/functions';

const variables = {...process.env};
const {postgres, query} = useDatabase();
const lines: unknown[] = [];
let smtp: TestSmtp;

beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
});

afterAll(closeDatabase);

beforeEach(async () => {
  smtp = await startSmtp();
  process.env = {
    ...variables,
    NETLIFY_DB_URL: postgres.url,
    SMTP_URL: smtp.url,
    SITE_URL: 'https://www.scalewell.example',
    SUPPORT_EMAIL: 'support@scalewell.example',
    APP_SECRET: 'a'.repeat(32),
    CRM_WEBHOOK_URL: 'https://crm.scalewell.example/leads',
    CRM_WEBHOOK_SECRET: 'shared',
    PREVIEW_MAIL_TO: 'team@scalewell.example',
  };
});

afterEach(() => {
  process.env = variables;
});

const preview = 'https://deploy-preview-7--scalewell.netlify.app';

/** Calls a function as Netlify does in this deploy context, and waits for its deferred work. */
async function respond(handler: typeof contact, request: Request, deployContext: string): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => work.push(promise);
  const context = {ip: '203.0.113.1', requestId: 'request-1', deploy: {context: deployContext}, waitUntil};
  const response = await handler(request, context as unknown as Context);
  await Promise.all(work);
  return response;
}

const call = async (...about: Parameters<typeof respond>) => (await respond(...about)).status;

const signUp = () => sendJson(`${preview}/api/subscribe`, {email: 'marta@oakline.example'});
const runOutbox = (context: string) => call(outbox, new Request(`${preview}/outbox`, {method: 'POST'}), context);
const recipients = () => smtp.received.flatMap((mail) => mail.recipients).sort();

const readOutbox = () => query('select channel, state from outbox');

test.each(['deploy-preview', 'branch-deploy', ''])('%p: first attempts reach only the team', async (context) => {
  expect(await call(contact, jsonPost(visitor), context)).toBe(201);
  expect(await call(subscribe, signUp(), context)).toBe(202);
  expect(recipients()).toEqual(['team@scalewell.example', 'team@scalewell.example']);
  for (const {mail} of smtp.received) {
    const team = [expect.objectContaining({address: 'team@scalewell.example'})];
    expect(mail).toMatchObject({to: team, replyTo: team, subject: expect.stringMatching(/^\[Preview\] /)});
  }
  expect(smtp.received.at(-1)?.mail.text).toContain(`${preview}/api/subscribe/confirm?token=`);
  expect((await readOutbox()).map(({channel}) => channel)).toEqual(['mail']);
});

test('without PREVIEW_MAIL_TO, a preview sends no mail, right away or later', async () => {
  delete process.env.PREVIEW_MAIL_TO;
  expect(await call(contact, jsonPost(visitor), 'deploy-preview')).toBe(201);
  expect(await call(subscribe, signUp(), 'deploy-preview')).toBe(503);
  expect(await runOutbox('deploy-preview')).toBe(204);
  expect(await readOutbox()).toEqual([{channel: 'mail', state: 'waiting'}]);
  expect(smtp.received).toEqual([]);
});

test('mails waiting in a copy of production’s database reach only the preview mailbox', async () => {
  delete process.env.SMTP_URL;
  delete process.env.CRM_WEBHOOK_URL;
  expect(await call(contact, jsonPost(visitor), 'production')).toBe(201);
  process.env.SMTP_URL = smtp.url;
  expect(await runOutbox('deploy-preview')).toBe(204);
  expect(recipients()).toEqual(['team@scalewell.example']);
});

test('production mails visitors and the team, even in a scheduled run without a context', async () => {
  delete process.env.CRM_WEBHOOK_URL;
  expect(await call(subscribe, signUp(), 'production')).toBe(202);
  delete process.env.SMTP_URL;
  expect(await call(contact, jsonPost(visitor), 'production')).toBe(201);
  process.env.SMTP_URL = smtp.url;
  expect(await runOutbox('')).toBe(204);
  expect(recipients()).toEqual(['marta@oakline.example', 'support@scalewell.example']);
  expect(smtp.received.at(0)?.mail.text).toContain('https://www.scalewell.example/api/subscribe/confirm?token=');
});

test('without a mail server, the mail waits and the log says why; closed connections are replaced', async () => {
  delete process.env.SMTP_URL;
  delete process.env.CRM_WEBHOOK_URL;
  expect(await call(contact, jsonPost(visitor), 'production')).toBe(201);
  expect(await readOutbox()).toEqual([{channel: 'mail', state: 'waiting'}]);
  expect(lines.map((line) => JSON.parse(String(line)) as unknown)).toContainEqual(
    expect.objectContaining({event: 'outbox-mail', outcome: 'waiting', code: 'SMTP_URL is not set, or MAIL_PAUSED is'}),
  );
  await query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await call(contact, jsonPost(visitor), 'production')).toBe(201);
});

test('a slash at the end of an address changes no answer', async () => {
  const files = globSync('functions/*/*.mts', {cwd: inProject('.')});
  type Door = {default: typeof contact; config: Config};
  const doors = await Promise.all(files.map((file) => import(inProject(file)) as Promise<Door>));
  const open = doors.flatMap(({default: handle, config: {path = []}}) => [path].flat().map((at) => ({handle, at})));
  expect(open.length).toBeGreaterThan(14);
  for (const {handle, at} of open) {
    for (const method of ['GET', 'POST']) {
      const answers = [];
      for (const slash of ['', '/']) {
        const headers = {'Content-Type': 'application/json', Accept: 'application/json'};
        const request = new Request(`${preview}${at}${slash}`, {
          method,
          headers,
          ...(method === 'POST' && {body: '{}'}),
        });
        const response = await respond(handle, request, 'production');
        const {title, state} = JSON.parse((await response.text()).replace(/^[^{][^]*/, '{}') || '{}') as Record<
          string,
          string
        >;
        answers.push([response.status, response.headers.get('Content-Type'), title, state]);
      }
      expect([method, at, answers[1]]).toEqual([method, at, answers[0]]);
    }
  }
});

test('returns 503 when no database is configured', async () => {
  await closeDatabase();
  delete process.env.NETLIFY_DB_URL;
  expect(await call(contact, jsonPost(visitor), 'production')).toBe(503);
});

test('aggregateBy is an array, so the platform limits requests per visitor', () => {
  expect(config).toMatchObject({path: ['/api/contact', '/api/trial'], rateLimit: {aggregateBy: ['ip', 'domain']}});
  expect(config).not.toHaveProperty('method');
});
