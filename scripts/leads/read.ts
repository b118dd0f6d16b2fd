import {type FlatSource, flattenSource} from '../../functions/leads/describe-source';
import type {LeadKind, LeadQuery, StoredLead} from '../../functions/leads/select-leads';
import {leadKinds, selectLeads} from '../../functions/leads/select-leads';
import type {CommandDatabase} from '../lib/database';
import {CommandError, count, createProgress, printLine, readChoice, readNumber} from '../lib/terminal';
import {findDeliveries, listDeliveries} from './deliveries';
import {csvLine, formatLead, formatLeads} from './format';

import {once} from 'node:events';
import {open} from 'node:fs/promises';
import path from 'node:path';

type Sql = CommandDatabase['sql'];
type LeadDatabase = Pick<CommandDatabase, 'sql'>;
type Filter = Pick<LeadQuery, 'state' | 'email' | 'delivery'>;
type Options = Filter & {kind?: string};

const pageSize = 1000;
const columns = [
  'kind',
  'id',
  'at',
  'state',
  'name',
  'email',
  'company',
  'text',
  'heldFor',
  'startsAt',
  'zone',
  'host',
  'history',
  'deliveries',
  ...(Object.keys(flattenSource(null)) as (keyof FlatSource)[]),
] as const;

/** The lowest and highest ID with the given prefix. */
function readIdRange(text: string): readonly [string, string] {
  const digits = text.toLowerCase().replaceAll('-', '');
  if (!/^[\da-f]{4,32}$/.test(digits)) {
    throw new CommandError(`"${text}" is not a valid ID. Expected four or more hex digits; run "list" to see them.`);
  }
  const fill = (digit: string) =>
    digits.padEnd(32, digit).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [fill('0'), fill('f')];
}

/** The only lead, or delivery, with the given ID prefix. */
export async function findOne(sql: Sql, typed: string): Promise<{id: string; lead: StoredLead | undefined}> {
  const ids = readIdRange(typed);
  const leads = (await Promise.all(leadKinds.map((kind) => selectLeads(sql, {kind, ids, limit: 3})))).flat();
  const deliveries = leads.length === 0 ? await findDeliveries(sql, ids) : [];
  const [id, ...others] = [...leads.map((lead) => lead.id), ...deliveries];
  if (id === undefined) {
    throw new CommandError(`No ID starts with ${typed}. Run npm run leads -- list to see the newest leads.`);
  }
  if (others.length > 0) {
    throw new CommandError(`Several IDs start with ${typed}: ${[id, ...others].join(', ')}. Give more digits.`);
  }
  return {id, lead: leads[0]};
}

const messageStates = ['received', 'held', 'released', 'erased'];
const leadStates: Readonly<Record<LeadKind, readonly string[]>> = {
  message: messageStates,
  trial: messageStates,
  request: ['open', 'held', 'answered', 'erased'],
  subscriber: ['confirmed', 'unsubscribed'],
  booking: ['booked', 'cancelled'],
};
const deliveryStates = ['held', 'waiting', 'claimed', 'sent', 'dead', 'cancelled'];

/** Kinds of leads to read, and the filter for each. Rejects an unknown state, which would list nothing. */
function readOptions({kind, ...filter}: Options) {
  readChoice('state', filter.state, [...new Set(Object.values(leadStates).flat())]);
  readChoice('delivery', filter.delivery, deliveryStates);
  const wanted = readChoice('kind', kind, leadKinds);
  return {filter, kinds: wanted === undefined ? leadKinds : [wanted]};
}

/** Prints the newest leads. */
export async function list({sql}: LeadDatabase, {limit: typed, ...options}: Options & {limit: string}): Promise<void> {
  const limit = readNumber('limit', typed, 10_000);
  const {filter, kinds} = readOptions(options);
  const lists = await Promise.all(kinds.map((kind) => selectLeads(sql, {...filter, kind, limit})));
  const leads = lists.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
  printLine(leads.length === 0 ? 'No leads found.' : formatLeads(leads.slice(0, limit)));
}

/** Prints one lead in full. */
export async function show({sql}: LeadDatabase, typed: string): Promise<void> {
  const {id, lead} = await findOne(sql, typed);
  if (lead === undefined)
    throw new CommandError(`${id} is a delivery. Run npm run leads -- retry ${typed} to send it again.`);
  printLine(formatLead(lead, await listDeliveries(sql, id)));
  if (lead.state === 'held') {
    printLine(
      '\nIt is waiting for you: release it with the link in the email that lists it. Spam is deleted after 30 days.',
    );
  }
}

async function* readAll(sql: Sql, kinds: readonly LeadKind[], filter: Filter): AsyncGenerator<StoredLead> {
  for (const kind of kinds) {
    let after: StoredLead | undefined;
    do {
      const leads: StoredLead[] = await selectLeads(sql, {...filter, kind, limit: pageSize, ...(after && {after})});
      yield* leads;
      after = leads.length === pageSize ? leads.at(-1) : undefined;
    } while (after !== undefined);
  }
}

/** Yields one text per lead, so memory use stays constant. */
async function* writeAs(format: string, leads: AsyncIterable<StoredLead>): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns);
  let count = 0;
  for await (const lead of leads) {
    const row = {...lead, cursor: undefined, at: lead.at.toISOString(), startsAt: lead.startsAt?.toISOString() ?? null};
    const cells = {...row, ...flattenSource(lead.source)};
    yield format === 'csv'
      ? csvLine(columns.map((column) => cells[column]))
      : `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(row)}`;
    count += 1;
  }
  if (format === 'json') yield count === 0 ? '[]\n' : '\n]\n';
}

/** Creates a file only its owner can read. */
async function createFile(output: string) {
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), output);
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    const {code} = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'already exists. Choose another name' : `cannot be written: ${code}`;
    throw new CommandError(`${file} ${reason}.`);
  });
  return handle.createWriteStream();
}

/** Exports all leads to a file or to the terminal. */
export async function exportLeads(
  {sql}: LeadDatabase,
  {format = '', output, ...options}: Options & {format?: string; output?: string},
): Promise<void> {
  if (!['csv', 'json'].includes(format)) {
    throw new CommandError(`--format is "${format}". Use --format csv or --format json.`);
  }
  const {filter, kinds} = readOptions(options);
  const file = output === undefined ? undefined : await createFile(output);
  const stream = file ?? process.stdout;
  const progress = createProgress();
  let lines = 0;
  for await (const text of writeAs(format, readAll(sql, kinds, filter))) {
    if (!stream.write(text)) await once(stream, 'drain');
    lines += 1;
    progress.show(`${lines} written ...`);
  }
  progress.end();
  if (file === undefined) return;
  file.end();
  await once(file, 'finish');
  process.stderr.write(
    `Wrote ${count(lines - 1, 'lead')} to ${output}. The file contains personal data: delete it when you are done.\n`,
  );
}
