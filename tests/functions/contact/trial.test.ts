import {useDatabase} from '../../support/database/use-database';
import {trialAddress} from '../support/contact';
import {sendForm, sendJson} from '../support/requests';
import {createSite} from '../support/site';

import {randomUUID} from 'node:crypto';

const {postgres} = useDatabase();
const request = {name: 'Marta Silva', company: 'Oakline Studio', email: 'marta@oakline.example', size: 'Team'};

test.each([
  ['no company', {company: ' '}],
  ['more than ten people', {size: 'Enterprise'}],
])('422 for %s', async (_what, change) => {
  expect((await createSite(postgres).send(sendJson(trialAddress, {...request, ...change}))).status).toBe(422);
});

test('a repeat under the same key is stored and mailed once, as a trial', async () => {
  const site = createSite(postgres);
  const headers = {'Idempotency-Key': randomUUID()};
  const ids = await Promise.all(
    [1, 2].map(async () => (await (await site.send(sendJson(trialAddress, request, headers))).json()) as unknown),
  );
  await site.settle();
  expect(ids[0]).toEqual(ids[1]);
  expect(site.mails.map(({subject}) => subject)).toEqual([
    expect.stringMatching(/^New trial request from the website \(/),
  ]);
});

test('a request with a filled honeypot is held and sends no mail', async () => {
  const site = createSite(postgres);
  const spam = sendForm(trialAddress, {...request, website: 'https://spam.example'});
  expect((await site.send(spam)).status).toBe(303);
  await site.settle();
  expect(site.mails).toEqual([]);
});
