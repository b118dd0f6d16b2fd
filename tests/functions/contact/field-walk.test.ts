import {detailFields} from '#src/contracts/booking-form';
import {contactForm} from '#src/contracts/contact';
import type {FieldSpec} from '#src/contracts/field-spec';
import {newsletterForm} from '#src/contracts/newsletter';
import {trialForm} from '#src/contracts/trial';
import type {CrmEvent} from '../../../functions/delivery/crm/create-crm';
import {erasePerson} from '../../../functions/leads/erase-person';
import * as leads from '../../../scripts/leads/read';
import {readEverything} from '../../support/database/use-database';
import {readText} from '../../support/source-tree';
import {monday} from '../support/bookings';
import {linkIn, pressButton} from '../support/newsletter';
import {sendJson, visit} from '../support/requests';
import {useSite} from '../support/site';

const events: CrmEvent[] = [];

const {site, postgres, database} = useSite({
  time: monday,
  crm: {
    deliver: (event) => {
      events.push(event);
      return Promise.resolve({state: 'sent'});
    },
  },
});

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

/** What a command prints. */
async function outputOf(command: () => Promise<void>): Promise<string> {
  let output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((output += String(text))));
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  await command();
  jest.restoreAllMocks();
  return output;
}

const missingFrom = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .filter(([, value]) => !text.toLowerCase().includes(value.toLowerCase()))
    .map(([field]) => field);

test.each(forms)('$path: every field is stored, mailed, shown, exported and erased', async ({path, values, more}) => {
  const source = sourceOf(path.slice('/api/'.length));
  const sent = {...values, ...more, source: JSON.stringify(source)};
  const response = await site.read(sendJson(path, sent));
  expect(response.status).toBeLessThan(300);
  await site.settle();
  // Nothing is stored before the button in the mail.
  if (path === '/api/subscribe') await site.send(pressButton(linkIn(site.mails[0], 'confirm')));
  const read = {form: source.form, ...source.last, ...source.first};
  expect(missingFrom(await readEverything(postgres), {...values, ...read})).toEqual([]);
  // Without recipients. The newsletter's emails go to the address and don't repeat it.
  const mails = site.mails.map(({subject, text}) => `${subject}\n${text}`).join('\n');
  if (path !== '/api/subscribe') expect(missingFrom(mails, {...values, ...read})).toEqual([]);
  const lists = {sql: database.sql};
  expect(missingFrom(await outputOf(() => leads.exportLeads(lists, {format: 'csv'})), {...values, ...read})).toEqual(
    [],
  );
  if (path !== '/api/subscribe') {
    expect(missingFrom(await outputOf(() => leads.show(lists, response.json.id)), {...values, ...read})).toEqual([]);
    const [, link = ''] = /(https:\S+\/api\/team\?\S+)/.exec(mails) ?? [];
    expect(missingFrom((await site.read(visit(link))).text, values)).toEqual([]);
    expect(missingFrom(JSON.stringify(events.at(-1)?.data), values)).toEqual([]);
  }
  await erasePerson(database.sql, values['email'] ?? '', {hash: 'hash', at: monday});
  expect((await readEverything(postgres)).match(/walked-\w+-\w+/g)).toBeNull();
});

test('the privacy page names each field that visitors fill in', () => {
  const page = readText('src/pages/privacy.mdx').toLowerCase();
  const fields = [contactForm.fields, trialForm.fields, detailFields, newsletterForm.fields].flatMap((all) =>
    Object.values<FieldSpec>(all),
  );
  // The last words of a label: the page asks no questions.
  const words = fields.map(({label}) => /(?:\w+ ?){1,3}$/.exec(label.toLowerCase().replace('?', ''))?.[0] ?? label);
  expect(words).toContain('like to see');
  expect(words.filter((text) => !page.includes(text))).toEqual([]);
});
