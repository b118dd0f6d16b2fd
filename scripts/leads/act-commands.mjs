import {readdirSync, readFileSync, rmSync} from 'node:fs';
import process from 'node:process';

import {readEnvironment} from '../../functions/lib/environment.ts';
import {listDeliveries, releaseLead, retryDead, retryDeliveries} from '../../functions/lib/leads/act-on-lead.ts';
import {erasePerson, findErasure, hashOfErased} from '../../functions/lib/leads/erase-person.ts';
import {findLeadKinds} from '../../functions/lib/leads/select-leads.ts';
import {purge as purgeOld} from '../../functions/lib/retention/purge.ts';
import {secretsOf, unsignedReason} from '../../functions/lib/secrets.ts';
import {formatTable} from '../lib/format-table.mjs';
import {inProject} from '../lib/project.mjs';
import {say} from '../lib/say.mjs';
import {confirm, createProgress} from './ask.mjs';
import {LeadsError} from './open-database.mjs';
import {formatTime} from './print.mjs';
import {findOne} from './read-commands.mjs';

const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const soon = 'The site sends within a minute or so, while it runs.';

/** The variables of the functions, read as they read them. */
const settings = ({local}) => readEnvironment({...process.env, NETLIFY_DEV: String(local)});

export async function retry({sql}, {dead}, typed) {
  if (dead === (typed !== undefined)) {
    throw new LeadsError('Type an ID, or --dead for everything that was given up.');
  }
  if (dead) {
    say(`${count(await retryDead(sql, new Date()), 'delivery', 'deliveries')} will be tried again. ${soon}`);
    return;
  }
  const {id} = await findOne(sql, typed);
  const retried = await retryDeliveries(sql, id, new Date());
  if (retried > 0) {
    say(`${count(retried, 'delivery', 'deliveries')} will be tried again. ${soon}`);
    return;
  }
  const states = new Set((await listDeliveries(sql, id)).map(({state}) => state));
  const why = states.has('held')
    ? `It is held; npm run leads -- release ${typed} delivers it.`
    : `Its deliveries are: ${[...states].join(', ') || 'none'}.`;
  throw new LeadsError(`Nothing of ${id} is to be tried again. ${why}`);
}

export async function release({sql}, _options, typed) {
  const {id, lead} = await findOne(sql, typed);
  const deliveries = await releaseLead(sql, id, new Date());
  if (deliveries === 0) {
    throw new LeadsError(`${id} is not held: it is ${lead?.state ?? 'a delivery'}.`);
  }
  say(`Released, with ${count(deliveries, 'delivery', 'deliveries')}. ${soon}`);
}

/** The mails that a developer's machine has written instead of sending them. */
function eraseLocalMails(email) {
  const folder = inProject('.netlify/mail');
  let names = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return 0;
  }
  const address = email.toLowerCase();
  const found = names.filter((name) => readFileSync(`${folder}/${name}`, 'utf8').toLowerCase().includes(address));
  found.forEach((name) => rmSync(`${folder}/${name}`));
  return found.length;
}

export async function erase(database, options, typed) {
  const {sql, local, place} = database;
  const email = typed.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new LeadsError(`"${email}" is no email address.`);
  }
  const environment = settings(database);
  const fault = unsignedReason(environment);
  if (fault !== undefined) {
    throw new LeadsError(`${fault}. Set it to that of the site: the proof of the erasure is keyed with it.`);
  }
  const hash = hashOfErased(email, environment.appSecret);
  const before = await findErasure(sql, email, secretsOf(environment));
  if (before !== undefined) {
    say(`This address was erased on ${formatTime(before)} UTC; whatever has come since is erased now.`);
  }
  await confirm(`Everything of ${email} is removed for good from the database (${place}).`, email, options);
  const hasBookings = (await findLeadKinds(sql)).includes('booking');
  const done = await erasePerson(sql, email, {hash, at: new Date(), hasBookings});
  const mails = local ? eraseLocalMails(email) : 0;
  say(
    formatTable(
      ['erased', 'rows'],
      [
        ['messages', done.messages],
        ['subscribers', done.subscribers],
        ['bookings', done.bookings],
        ['comments on pages', done.comments],
        ...(local ? [['mails in .netlify/mail', mails]] : []),
      ],
    ),
  );
  if (done.delivered > 0) {
    say(
      `${count(done.delivered, 'delivery', 'deliveries')} had left before: search your mailbox and the CRM for the address, too.`,
    );
  }
  if (done.mentions.length > 0) {
    say(
      `The address stands in the words of messages of others, which are left as they are: ${done.mentions.join(', ')}.`,
    );
  }
}

const purged = {
  spam: 'held messages, after 30 days',
  messages: 'messages',
  subscribers: 'sign-ups that nobody confirmed, after 30 days',
  deliveries: 'records of deliveries that are done, after 90 days',
  counters: 'counters of requests',
  bookings: 'bookings',
  vitals: 'counts of how fast pages were, after 400 days',
};

export async function purge(database, options) {
  const {sql, place} = database;
  const {leadRetentionDays: leadDays} = settings(database);
  const question = `Messages older than ${count(leadDays, 'day')} (LEAD_RETENTION_DAYS), and whatever else was kept long enough, are removed for good from the database (${place}).`;
  await confirm(question, 'purge', options);
  const progress = createProgress((rows) => `${Object.values(rows).reduce((sum, each) => sum + each, 0)} removed ...`);
  const done = await purgeOld(sql, {at: new Date(), leadDays, tell: progress.tell});
  progress.end();
  say(
    formatTable(
      ['removed', 'rows'],
      Object.entries(done).map(([kind, rows]) => [purged[kind] ?? kind, rows]),
    ),
  );
}
