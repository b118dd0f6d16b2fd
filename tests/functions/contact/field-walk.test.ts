import {erasePerson} from '../../../functions/lib/leads/erase-person';
import type {Mail} from '../../../functions/lib/mail/mail';
import * as leads from '../../../scripts/leads/read';
import {readEverything, useDatabase} from '../../support/database/use-database';
import {createBookings, jsonPost as bookingPost} from '../support/bookings';
import {jsonPost, trialAddress} from '../support/contact';
import {jsonPost as newsletterPost} from '../support/newsletter';
import {sendJson} from '../support/requests';
import {createSite} from '../support/site';

import {bookingFields, bookingFieldSpecs, bookingsPath} from '#src/contracts/booking';
import {contactFields, contactFieldSpecs} from '#src/contracts/contact';
import {mapFields, type FieldSpec} from '#src/contracts/field-spec';
import {composeDraft} from '#src/features/contact-form/compose-draft';
import {contactContract} from '#src/features/contact-form/contact-contract';

const {postgres, database} = useDatabase();

/** A value unique to the field. */
const distinct = (form: string, field: string, {type}: FieldSpec) => {
  const word = `walked-${form}-${field.toLowerCase()}`;
  return type === 'email' ? `${word}@oakline.example` : word;
};

const message = mapFields(contactFields, (field) => distinct('contact', field, contactFieldSpecs[field]));
const booking = mapFields(bookingFields, (field) => distinct('booking', field, bookingFieldSpecs[field]));
const trial = {
  name: 'walked-trial-name',
  company: 'walked-trial-company',
  email: 'walked-trial-email@oakline.example',
  size: 'Pro',
};
const subscription = {email: 'walked-newsletter-email@oakline.example'};

const forms = [
  {name: 'contact', values: message, email: message.email, mailed: true},
  {name: 'trial', values: trial, email: trial.email, mailed: true},
  {name: 'booking', values: booking, email: booking.email, mailed: true},
  // Its mails go to the address and don't repeat it.
  {name: 'newsletter', values: subscription, email: subscription.email, mailed: false},
];

const mailTexts: Record<string, string> = {};

/** Subjects and texts of the mails, without recipients. */
const readMails = (mails: readonly Mail[]) => mails.map(({subject, text}) => `${subject}\n${text}`).join('\n');

async function readExport(): Promise<string> {
  let output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text: unknown) => {
    output += String(text);
    return true;
  });
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  await leads.exportLeads({sql: database.sql}, {format: 'csv'});
  jest.restoreAllMocks();
  return output;
}

const missingFrom = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .filter(([, value]) => !text.toLowerCase().includes(value.toLowerCase()))
    .map(([field]) => field);

beforeAll(async () => {
  const contact = createSite(postgres);
  expect((await contact.send(jsonPost(message))).status).toBe(201);
  expect((await contact.send(sendJson(trialAddress, trial))).status).toBe(201);
  await contact.settle();
  mailTexts['contact'] = mailTexts['trial'] = readMails(contact.mails);
  const demos = createBookings(postgres);
  const when = {start: '2027-06-08T14:00Z', zone: 'Europe/Lisbon'};
  expect((await demos.send(bookingPost(bookingsPath, {...booking, ...when}))).status).toBe(201);
  await demos.settle();
  mailTexts['booking'] = readMails(demos.mails);
  const newsletter = createSite(postgres);
  expect((await newsletter.send(newsletterPost(subscription))).status).toBe(202);
  await newsletter.settle();
  mailTexts['newsletter'] = readMails(newsletter.mails);
});

test.each(forms)('every field of the $name form is stored', async ({values}) => {
  expect(missingFrom(await readEverything(postgres), values)).toEqual([]);
});

test.each(forms.filter(({mailed}) => mailed))('every field of the $name form is mailed', ({name, values}) => {
  expect(missingFrom(mailTexts[name] ?? '', values)).toEqual([]);
});

test('every field of the contact form is in the mail draft', () => {
  const mail = {to: 'support@scalewell.example', subject: 'Message from'};
  expect(missingFrom(composeDraft(contactContract, message, mail).body, message)).toEqual([]);
});

test.each(forms)('every field of the $name form is exported', async ({values}) => {
  expect(missingFrom(await readExport(), values)).toEqual([]);
});

test.each(forms)('no field of the $name form is left after erasing', async ({name, email}) => {
  const at = new Date('2027-06-08T14:00Z');
  await erasePerson(database.sql, email, {hash: `hash of ${name}`, at, hasBookings: true});
  expect((await readEverything(postgres)).match(new RegExp(`walked-${name}-\\w+`, 'g'))).toBeNull();
});
