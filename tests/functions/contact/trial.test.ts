import {useDatabase} from '../../support/database/use-database';
import type {Endpoint} from '../support/endpoint';
import {createEndpoint, createStore, trialAddress} from '../support/endpoint';
import {sendForm, sendJson} from '../support/requests';

const {postgres} = useDatabase();
let endpoint: Endpoint;
beforeAll(() => {
  endpoint = createEndpoint(postgres);
});
afterAll(() => endpoint.settle());

const request = {name: 'Marta Silva', company: 'Oakline Studio', email: 'marta@oakline.example', size: 'Team'};
const json = (body: unknown, headers = {}) => sendJson(trialAddress, body, headers);
const form = (body: Record<string, string>) => sendForm(trialAddress, body);
const count = async () => {
  const {rows} = await postgres.pool.query<{count: string}>('select count(*) from contact_messages');
  return Number(rows[0]?.count);
};

test.each<[number, number, string, () => Request]>([
  [201, 1, 'JSON', () => json(request)],
  [303, 1, 'a form', () => form(request)],
  [422, 0, 'no company', () => json({...request, company: ' '})],
  [422, 0, 'more than ten people', () => json({...request, size: 'Enterprise'})],
  [422, 0, 'an empty form', () => form({})],
  [400, 0, 'half of a JSON object', () => json('{"name":')],
  [403, 0, 'another site', () => json(request, {Origin: 'https://evil.example'})],
  [405, 0, 'a visit', () => new Request(trialAddress)],
])('%i, %i stored: %s', async (status, stored, _what, create) => {
  const before = await count();
  expect((await endpoint.send(create())).status).toBe(status);
  expect(await count()).toBe(before + stored);
});

test('a repeat under the same key is stored and mailed once, as a trial', async () => {
  const own = createEndpoint(postgres);
  const before = await count();
  const headers = {'Idempotency-Key': crypto.randomUUID()};
  const ids = await Promise.all(
    [1, 2].map(async () => (await (await own.send(json(request, headers))).json()) as {id: string}),
  );
  await own.settle();
  expect(ids[0]).toEqual(ids[1]);
  expect(await count()).toBe(before + 1);
  expect(own.mails.map(({subject}) => subject)).toEqual([
    expect.stringMatching(/^New trial request from the website \(/),
  ]);
});

test('a request with a filled honeypot is held and sends no mail', async () => {
  const own = createEndpoint(postgres);
  expect((await own.send(form({...request, website: 'https://spam.example'}))).status).toBe(303);
  await own.settle();
  expect(own.mails).toEqual([]);
});

test('a form that cannot be stored is shown again with the entered values', async () => {
  const down = createEndpoint(postgres, {store: createStore(() => Promise.reject(new Error('down')))});
  const response = await down.send(form(request));
  const page = await response.text();
  await down.settle();
  expect(response.status).toBe(503);
  expect(page).toContain('<form method="post" action="/api/trial"');
  expect(page).toContain('value="Oakline Studio"');
  expect(page).toMatch(/<option value="Team"\s+selected>/);
  expect(page).toContain('We couldn’t save your request');
});
