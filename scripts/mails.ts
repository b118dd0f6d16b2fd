import type {Sql} from '../functions/database/sql';
import type {Mail} from '../functions/delivery/mail/mail';
import {renderers} from '../functions/delivery/renderers';
import {newsletterMail} from '../functions/delivery/renderers/newsletter';
import type {Renderer} from '../functions/delivery/types';
import {readEnvironment} from '../functions/setup/environment';
import {inProject, loadSettings} from './lib/project.mjs';
import {formatTable, printLine, readArguments} from './lib/terminal';

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const usage = `npm run mails writes a preview of each kind of email as HTML and text.

  npm run mails                to .netlify/mail-previews
  npm run mails -- FOLDER      to this folder`;

const site = 'https://www.scalewell.example';
const id = '7d21c0e4-93f1-4c2b-8a57-0b6e2f9d4c18';
const start = new Date('2026-12-01T16:30:00Z');
const hour = 3_600_000;

type Sample = {sequence?: number; now?: Date; payload?: Readonly<Record<string, string>>; kind?: string};

/** One row with the columns of every table, so each renderer finds what it reads. */
const record = {
  id,
  reference: id,
  // contact_messages
  receivedAt: '2026-11-23T14:12:00Z',
  received_at: '2026-11-23T14:12:00Z',
  firstName: 'Marta',
  lastName: 'Silva',
  company: 'Silva Interiors',
  message:
    'We are four people and book consultations by phone.\n\nCan the calendar take a deposit, and does the Solo plan include it?',
  held_for: ['links'],
  held: 3,
  wished_at: null,
  // bookings
  host: 'elise-varga',
  start: start.toISOString(),
  end: new Date(start.getTime() + hour / 2).toISOString(),
  name: 'Marta Silva',
  email: 'marta@silvainteriors.example',
  topic: 'Deposits for consultations, and how no-shows are handled.',
  zone: 'America/Chicago',
  changedAt: '2026-11-23T14:12:00Z',
  // outbox
  kind: 'contact',
  channel: 'mail',
  code: '550 5.7.26',
  source: {
    label: 'google / cpc',
    form: '/pricing',
    first: {page: '/blog/what-a-no-show-costs', referrer: 'news.example'},
    last: {page: '/', source: 'google', medium: 'cpc', campaign: 'spring'},
  },
  // subscribers
  confirmed_at: '2026-11-23T14:12:00Z',
};

const before = (hours: number) => new Date(start.getTime() - hours * hour);
const released = {host: record.host, start: record.start};

/** Emails by file name: the kind of delivery, the state of its row, and what else it has. */
const samples: Readonly<Record<string, [kind: string, state: string, more?: Sample]>> = {
  contact: ['contact', 'received'],
  booked: ['booking-visitor', 'booked'],
  moved: ['booking-visitor', 'booked', {sequence: 1}],
  'reminder-day': ['booking-reminder-day', 'booked', {now: before(24)}],
  'reminder-hour': ['booking-reminder-hour', 'booked', {now: before(1)}],
  'reminder-late': ['booking-reminder-hour', 'booked', {now: before(0.5)}],
  canceled: ['booking-visitor-cancelled', 'cancelled', {sequence: 1}],
  'host-booked': ['booking-host', 'booked'],
  'host-canceled': ['booking-host-cancelled', 'cancelled', {sequence: 1}],
  'host-released': ['booking-host-released', 'booked', {payload: released}],
  request: ['request', 'received'],
  'invitation-late': ['undelivered', 'booked', {kind: 'booking-visitor'}],
  'lead-late': ['undelivered', 'waiting', {kind: 'contact'}],
  held: ['held-messages', 'held'],
  'newsletter-welcome': ['newsletter-welcome', 'confirmed'],
};

const {positionals} = readArguments(usage, {allowPositionals: true});
const [folder = inProject('.netlify/mail-previews')] = positionals;
loadSettings();
mkdirSync(folder, {recursive: true});
const environment = {
  ...readEnvironment(process.env, 'production'),
  appSecret: 'secret of the previews, which signs nothing else',
};
const renderersByName: Readonly<Record<string, Renderer>> = renderers;
const rows: string[][] = [];
const save = (name: string, {subject, html, text}: Mail) => {
  writeFileSync(path.join(folder, `${name}.html`), html);
  writeFileSync(path.join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}`);
  rows.push([name, subject]);
};
for (const [name, [kind, state, more = {}]] of Object.entries(samples)) {
  const {sequence = 0, now = new Date(record.received_at), payload} = more;
  const columns = {...record, ...(more.kind && {kind: more.kind}), state, sequence};
  const sql = (() => Promise.resolve([columns])) as unknown as Sql;
  const about = {id, channel: 'mail', kind, reference: id, payload: {site, sequence, ...payload}} as const;
  const delivery = {...about, createdAt: now, wantedAt: now, attempt: 1, code: null, claim: id};
  const mail = await renderersByName[kind]?.mail?.(delivery, {sql, environment, now});
  if (mail === undefined) throw new Error(`The sample "${name}" doesn’t render an email.`);
  save(name, mail);
}
// These are sent right away, without a row.
for (const kind of ['confirm', 'known'] as const) {
  const date = new Date(record.received_at);
  save(`newsletter-${kind}`, newsletterMail(kind, id, record, {site, date, environment, now: date}));
}
printLine(formatTable(['mail', 'subject'], rows));
printLine(`Open ${folder}/NAME.html in a browser; NAME.txt is the text form.`);
