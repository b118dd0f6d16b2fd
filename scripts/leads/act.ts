import {erasePerson, findErasure, hashOfErased} from '../../functions/leads/erase-person';
import {purge as purgeOld, type PurgeKind} from '../../functions/retention/purge';
import {secretsOf, unsignedReason} from '../../functions/security/secrets';
import {type CommandDatabase, readSettings} from '../lib/database';
import {inProject, root} from '../lib/project.mjs';
import {CommandError, confirm, count, createProgress, formatTable, formatTime, printLine} from '../lib/terminal';
import {listDeliveries, retryDead, retryDeliveries, retryWaiting} from './deliveries';
import {findOne} from './read';

import {globSync, readFileSync, rmSync} from 'node:fs';

type LeadDatabase = Pick<CommandDatabase, 'sql'>;
type Confirmation = {yes?: boolean};

const soon = 'A running site sends them within about ten minutes.';

const deliveries = (number: number) => count(number, 'delivery', 'deliveries');

/** Retries deliveries of a lead, one delivery, or all that are dead or waiting. */
export async function retry(
  {sql}: LeadDatabase,
  {dead = false, waiting = false}: {dead?: boolean; waiting?: boolean},
  typed = '',
): Promise<void> {
  if (Number(dead) + Number(waiting) + Number(typed !== '') !== 1) {
    throw new CommandError('Give either an ID, --dead for all dead deliveries, or --waiting for all waiting ones.');
  }
  const at = new Date();
  const id = typed === '' ? '' : (await findOne(sql, typed)).id;
  const retryAll = dead ? retryDead : retryWaiting;
  const retried = typed === '' ? await retryAll(sql, at) : await retryDeliveries(sql, id, at);
  if (typed === '' || retried > 0) {
    printLine(`${deliveries(retried)} will be retried. ${soon}`);
    return;
  }
  const states = new Set((await listDeliveries(sql, id)).map(({state}) => state));
  const reason = states.has('held')
    ? 'It is held. Release it with the link in the email that lists it.'
    : `State of its deliveries: ${[...states].join(', ') || 'none'}.`;
  throw new CommandError(`${id} has nothing to retry. ${reason}`);
}

/** Deletes emails that a developer's machine wrote to files. */
function eraseLocalMails(email: string): number {
  const address = email.toLowerCase();
  const files = globSync('.netlify/mail/*.eml', {cwd: root}).map((file) => inProject(file));
  const mails = files.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(address));
  for (const file of mails) rmSync(file);
  return mails.length;
}

/** Erases a person everywhere, permanently. */
export async function erase(database: CommandDatabase, options: Confirmation, typed: string): Promise<void> {
  const {sql, local, place} = database;
  const email = typed.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new CommandError(`"${email}" is not an email address.`);
  const environment = readSettings(local);
  const fault = unsignedReason(environment);
  if (fault !== undefined || environment.appSecret === undefined) {
    throw new CommandError(`${fault}. Set it to the site's value: the erasure record is keyed with it.`);
  }
  const hash = hashOfErased(email, environment.appSecret);
  const before = await findErasure(sql, email, secretsOf(environment));
  if (before !== undefined) {
    printLine(`This address was erased on ${formatTime(before)} UTC; anything received since is erased now.`);
  }
  await confirm(`Everything from ${email} will be permanently erased from the database (${place}).`, email, options);
  const done = await erasePerson(sql, email, {hash, at: new Date()});
  const rows = [
    ['messages', done.messages],
    ['subscribers', done.subscribers],
    ['bookings', done.bookings],
    ['comments on pages', done.comments],
    ...(local ? [['mails in .netlify/mail', eraseLocalMails(email)]] : []),
  ];
  printLine(formatTable(['erased', 'rows'], rows));
  if (done.delivered > 0) {
    const sent = count(done.delivered, 'delivery was', 'deliveries were');
    printLine(`${sent} already sent. Also delete the address from your mailbox and the CRM.`);
  }
  if (done.mentions.length > 0) {
    printLine(
      `Messages and bookings of other people that mention the address were not changed: ${done.mentions.join(', ')}.`,
    );
  }
}

const purged: Readonly<Record<PurgeKind, string>> = {
  spam: 'held messages, after 30 days',
  messages: 'messages',
  deliveries: 'records of finished deliveries, after 90 days',
  counters: 'request counters',
  bookings: 'bookings',
  calendars: 'busy times of calendars that were removed, after 30 days',
  feedback: 'page feedback, after 400 days',
  faults: 'counts of browser faults, after 90 days',
};

/** Deletes what is past its retention period, as the daily job does. */
export async function purge({sql, local, place}: CommandDatabase, options: Confirmation): Promise<void> {
  const {leadRetentionDays: leadDays} = readSettings(local);
  const question = `Messages older than ${count(leadDays, 'day')} (LEAD_RETENTION_DAYS), and everything else past its retention period, will be permanently erased from the database (${place}).`;
  await confirm(question, 'purge', options);
  const progress = createProgress();
  const onProgress = (rows: Readonly<Record<PurgeKind, number>>) =>
    progress.show(`${Object.values(rows).reduce((sum, each) => sum + each, 0)} removed ...`);
  const done = await purgeOld(sql, {at: new Date(), leadDays, onProgress});
  progress.end();
  const rows = Object.entries(done).map(([kind, number]) => [purged[kind as PurgeKind], number]);
  printLine(formatTable(['removed', 'rows'], rows));
}
