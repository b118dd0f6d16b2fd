import type {CrmEvent} from '../../../functions/delivery/crm/crm';
import {readText} from '../../support/source-tree';
import {monday} from '../support/bookings';
import {jsonPost, trial, visitor} from '../support/contact';
import {jsonPost as signUp, linkIn, pressButton} from '../support/newsletter';
import {sendJson} from '../support/requests';
import {useSite} from '../support/site';

const events: CrmEvent[] = [];
const {site} = useSite({
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
    const kind = ['contact trial', 'newsletter', 'booking'].findIndex((kinds) =>
      kinds.includes(type.split('.')[0] ?? type),
    );
    expect({type, fields: Object.keys(data).sort()}).toEqual({type, fields: fieldsOf(kind).sort()});
  }
});
