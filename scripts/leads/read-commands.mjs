import {createWriteStream} from 'node:fs';
import {once} from 'node:events';
import path from 'node:path';
import process from 'node:process';

import {findDeliveries, listDeliveries} from '../../functions/lib/leads/act-on-lead.ts';
import {findLeadKinds, leadKinds, selectLeads} from '../../functions/lib/leads/select-leads.ts';
import {say} from '../lib/say.mjs';
import {createProgress} from './ask.mjs';
import {csvLine} from './csv.mjs';
import {LeadsError} from './open-database.mjs';
import {formatLead, formatLeads} from './print.mjs';

const page = 1000;
const columns = ['kind', 'id', 'at', 'state', 'name', 'email', 'company', 'text', 'heldFor', 'startsAt', 'deliveries'];

/** @typedef {{sql: import('../../functions/lib/database/database').Sql}} Opened */

/** The ids that begin as typed. */
function readIdRange(text) {
  const digits = text.toLowerCase().replaceAll('-', '');
  if (!/^[\da-f]{4,32}$/.test(digits)) {
    throw new LeadsError(`"${text}" is no id. It has digits and the letters a to f, four or more; list shows them.`);
  }
  const fill = (digit) => digits.padEnd(32, digit).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [fill('0'), fill('f')];
}

/** The one lead, or the one delivery, whose id begins as typed. */
export async function findOne(sql, typed) {
  const ids = readIdRange(typed);
  const kinds = await findLeadKinds(sql);
  const leads = (await Promise.all(kinds.map((kind) => selectLeads(sql, {kind, ids, limit: 3})))).flat();
  const deliveries = leads.length === 0 ? await findDeliveries(sql, ids) : [];
  const found = [...leads.map(({id}) => id), ...deliveries];
  if (found.length === 0) {
    throw new LeadsError(`Nothing has an id that begins with ${typed}. npm run leads -- list shows the newest ones.`);
  }
  if (found.length > 1) {
    throw new LeadsError(`Several ids begin with ${typed}: ${found.join(', ')}. Type more of it.`);
  }
  return {id: found[0], lead: leads[0]};
}

/** Which leads are meant, of what was typed. */
const pickFilter = ({state, email, delivery}) => ({state, email, delivery});

async function chooseKinds(sql, kind) {
  if (kind !== undefined && !leadKinds.includes(kind)) {
    throw new LeadsError(`--kind is "${kind}". There are: ${leadKinds.join(', ')}.`);
  }
  const kinds = await findLeadKinds(sql);
  return kind === undefined ? kinds : kinds.filter((known) => known === kind);
}

/**
 * @param {Opened} database
 * @param {{kind?: string, state?: string, email?: string, delivery?: string, limit: string}} options
 */
export async function list({sql}, {kind, limit: typed, ...options}) {
  const limit = Number(typed);
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) {
    throw new LeadsError(`--limit is "${typed}". Use a whole number from 1 to 10000; export writes all.`);
  }
  const kinds = await chooseKinds(sql, kind);
  const found = await Promise.all(kinds.map((each) => selectLeads(sql, {kind: each, limit, ...pickFilter(options)})));
  const leads = found
    .flat()
    .sort((one, other) => other.at - one.at)
    .slice(0, limit);
  say(leads.length === 0 ? 'There are none.' : formatLeads(leads));
}

/**
 * @param {Opened} database
 * @param {object} _options
 * @param {string} typed
 */
export async function show({sql}, _options, typed) {
  const {id, lead} = await findOne(sql, typed);
  if (lead === undefined) {
    throw new LeadsError(`${id} is a delivery. npm run leads -- retry ${typed} sends it again.`);
  }
  say(formatLead(lead, await listDeliveries(sql, id)));
  if (lead.state === 'held') {
    say(`\nIt waits for you: npm run leads -- release ${id.slice(0, 8)} delivers it. Otherwise it goes after 30 days.`);
  }
}

async function* readAll(sql, kinds, filter) {
  for (const kind of kinds) {
    let after;
    do {
      const leads = await selectLeads(sql, {kind, limit: page, after, ...filter});
      yield* leads;
      after = leads.length === page ? leads.at(-1) : undefined;
    } while (after !== undefined);
  }
}

/** Lead by lead, so that a million of them need no more memory than a thousand. */
async function* writeAs(format, leads) {
  if (format === 'csv') {
    yield csvLine(columns);
  }
  let count = 0;
  for await (const lead of leads) {
    const row = {...lead, cursor: undefined, at: lead.at.toISOString(), startsAt: lead.startsAt?.toISOString() ?? null};
    yield format === 'csv'
      ? csvLine(columns.map((column) => row[column]))
      : `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(row)}`;
    count += 1;
  }
  if (format === 'json') {
    yield count === 0 ? '[]\n' : '\n]\n';
  }
}

async function openOutput(output) {
  if (output === undefined) {
    return process.stdout;
  }
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), output);
  const stream = createWriteStream(file, {flags: 'wx', mode: 0o600});
  try {
    await once(stream, 'open');
  } catch (error) {
    const why = error.code === 'EEXIST' ? 'is there already. Choose another name' : `cannot be written: ${error.code}`;
    throw new LeadsError(`${file} ${why}.`);
  }
  return stream;
}

/**
 * @param {Opened} database
 * @param {{kind?: string, state?: string, email?: string, delivery?: string, format?: string, output?: string}} options
 */
async function exportAll({sql}, {kind, format, output, ...options}) {
  if (!['csv', 'json'].includes(format)) {
    throw new LeadsError(
      `${format === undefined ? 'A format is missing' : `"${format}" is no format`}. Add --format csv or --format json.`,
    );
  }
  const kinds = await chooseKinds(sql, kind);
  const stream = await openOutput(output);
  const progress = createProgress((count) => `${count} written ...`);
  let lines = 0;
  for await (const text of writeAs(format, readAll(sql, kinds, pickFilter(options)))) {
    if (!stream.write(text)) {
      await once(stream, 'drain');
    }
    lines += 1;
    progress.tell(lines);
  }
  progress.end();
  if (output !== undefined) {
    stream.end();
    await once(stream, 'finish');
    process.stderr.write(
      `${lines - 1} ${lines === 2 ? 'lead is' : 'leads are'} in ${output}. It holds personal data: delete it when you are done.\n`,
    );
  }
}

export {exportAll as export};
