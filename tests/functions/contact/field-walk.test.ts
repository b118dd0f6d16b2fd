import {erasePerson} from '../../../functions/leads/erase-person';
import * as leads from '../../../scripts/leads/read';
import {readEverything} from '../../support/database/use-database';
import {monday} from '../support/bookings';
import {linkIn, pressButton} from '../support/newsletter';
import {sendJson} from '../support/requests';
import {useSite} from '../support/site';

import {detailFields} from '#src/contracts/booking-form';
import {contactForm} from '#src/contracts/contact';
import {trialForm} from '#src/contracts/trial';
import type {FieldSpec} from '#src/contracts/field-spec';

const {site, postgres, database} = useSite({time: monday});

/** Values that are unique to each field. */
const distinct = (form: string, fields: Readonly<Record<string, FieldSpec>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, {type}]) => {
      const word = `walked-${form}-${field.toLowerCase()}`;
      return [field, type === 'email' ? `${word}@oakline.example` : word];
    }),
  );

const message = distinct('contact', contactForm.fields);

/** A source with values unique to the form; campaign, page and form are what the team reads. */
const sourceOf = (form: string) => {
  const value = (name: string) => `walked-${form}-${name}`;
  return {
    form: value('form'),
    first: {page: value('page'), referrer: value('referrer')},
    last: {page: '/', source: value('source'), campaign: value('campaign')},
  };
};

const forms: {path: string; values: Record<string, string>; more?: object}[] = [
  {path: '/api/contact', values: message},
  {path: '/api/trial', values: {...distinct('trial', trialForm.fields), size: 'Pro'}},
  {
    path: '/api/bookings',
    values: distinct('bookings', detailFields),
    more: {start: '2027-06-08T14:00Z', zone: 'Europe/Lisbon'},
  },
  {path: '/api/subscribe', values: {email: 'walked-subscribe-email@oakline.example'}},
];

async function readExport(): Promise<string> {
  let output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((output += String(text))));
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  await leads.exportLeads({sql: database.sql}, {format: 'csv'});
  jest.restoreAllMocks();
  return output;
}

const missingFrom = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .filter(([, value]) => !text.toLowerCase().includes(value.toLowerCase()))
    .map(([field]) => field);

test.each(forms)('$path: every field is stored, mailed, exported and erased', async ({path, values, more}) => {
  const source = sourceOf(path.slice('/api/'.length));
  const sent = {...values, ...more, source: JSON.stringify(source)};
  expect((await site.send(sendJson(path, sent))).ok).toBe(true);
  await site.settle();
  // Nothing is stored before the button in the mail.
  if (path === '/api/subscribe') await site.send(pressButton(linkIn(site.mails[0], 'confirm')));
  const read = {form: source.form, ...source.last, ...source.first};
  expect(missingFrom(await readEverything(postgres), {...values, ...read})).toEqual([]);
  // Without recipients. The newsletter's mails go to the address and don't repeat it.
  const mails = site.mails.map(({subject, text}) => `${subject}\n${text}`).join('\n');
  if (path !== '/api/subscribe') expect(missingFrom(mails, {...values, ...read})).toEqual([]);
  expect(missingFrom(await readExport(), {...values, ...read})).toEqual([]);
  await erasePerson(database.sql, values['email'] ?? '', {hash: 'hash', at: monday});
  expect((await readEverything(postgres)).match(/walked-\w+-\w+/g)).toBeNull();
});
