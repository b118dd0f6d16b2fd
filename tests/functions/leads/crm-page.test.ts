import {createCrm, type CrmEvent} from '../../../functions/delivery/crm/create-crm';
import {startCrm} from '../../support/crm';
import {readText} from '../../support/source-tree';
import {monday, visitor as demo} from '../support/bookings';
import {jsonPost, trial, visitor} from '../support/contact';
import {localTargets} from '../support/endpoints';
import {jsonPost as signUp, linkIn, pressButton} from '../support/newsletter';
import {sendJson} from '../support/requests';
import {useSite} from '../support/site';

const events: CrmEvent[] = [];
const {site, open} = useSite({
  time: monday,
  crm: {
    deliver: (event) => {
      events.push(event);
      return Promise.resolve({state: 'sent'});
    },
  },
});

const page = readText('operations/crm.md');

/** Rows of the page's table of fields: a name, and whether each kind of lead has it. */
const fields = Array.from(
  page.matchAll(/^\| `(\w+)` +\| (.*?) *\| (.*?) *\| (.*?) *\|/gm),
  ([, name = '', ...kinds]) => ({name, kinds: kinds.map((text) => text === 'yes')}),
);
const fieldsOf = (kind: number) => fields.filter(({kinds}) => kinds[kind]).map(({name}) => name);

test('the page lists each type of event and the fields of each kind of lead', async () => {
  await site.send(jsonPost(visitor));
  await site.send(sendJson('/api/trial', trial));
  await site.send(signUp({email: visitor.email}));
  await site.settle();
  const mail = site.mails.find(({subject}) => subject.includes('onfirm'));
  await site.send(pressButton(linkIn(mail, 'confirm')));
  const full = open({capacity: {places: 0, perDomain: 5, room: []}});
  expect((await full.send(sendJson('/api/bookings', demo))).status).toBe(202);
  const booked = await site.book();
  await site.settle();
  await site.change(booked, {action: 'move', start: '2027-06-08T15:00Z'});
  site.wait(600);
  await site.outbox.run('run-1');
  await site.change(booked, {action: 'cancel'});
  await site.settle();

  const types = Array.from(page.matchAll(/^\| `(\w+\.\w+)`/gm), ([, type]) => type);
  expect(events.map(({type}) => type).sort()).toEqual([...types].sort());
  for (const {type, data} of events) {
    const kind = ['contact trial demo', 'newsletter', 'booking'].findIndex((kinds) =>
      kinds.includes(type.split('.')[0] ?? type),
    );
    const more = type.startsWith('demo.') ? ['start', 'zone'] : [];
    expect({type, fields: Object.keys(data).sort()}).toEqual({type, fields: [...fieldsOf(kind), ...more].sort()});
  }
});

type Posted = Record<string, unknown>;

const flatten = (value: unknown, path: string): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => flatten(part, path === '' ? key : `${path}__${key}`))
    : [[path, value]];

/** What each tool offers to the next step of a workflow. */
const standIns: Readonly<Record<string, (body: Posted) => unknown>> = {
  Zapier: (body) => Object.fromEntries(flatten(body, '')),
  Make: (body) => body,
  n8n: (body) => ({$json: {headers: {}, params: {}, query: {}, body}}),
  GoHighLevel: (body) => ({inboundWebhookRequest: body}),
};

test('the page says where each tool has the email of a lead', async () => {
  const server = await startCrm();
  const crm = createCrm({url: server.url, secret: 'a secret that both sides know', targets: localTargets});
  const shop = open({crm});
  await shop.send(jsonPost(visitor));
  await shop.settle();
  await shop.book();
  await shop.settle();
  const examples = Array.from(page.matchAll(/^\| (\w+) +\|[^|]+\| `(?:{{ ?)?([\w$.]+)(?: ?}})?` +\|/gm));
  expect(examples.map(([, tool]) => tool).sort()).toEqual(Object.keys(standIns).sort());
  expect(server.received).toHaveLength(2);
  for (const [, tool = '', path = ''] of examples) {
    const values = server.received.map(({body}) =>
      path.split('.').reduce((part, key) => (part as Posted)[key], standIns[tool]?.(JSON.parse(body) as Posted)),
    );
    expect([tool, ...values]).toEqual([tool, visitor.email, visitor.email]);
  }
});
