import {countHeld, discardHeld, releaseHeld, type HeldFilter} from '../../functions/leads/held-actions';
import type {CommandDatabase} from '../lib/database';
import {CommandError, confirm, count, printLine, readInstant} from '../lib/terminal';
import {findOne} from './read';

type Database = Pick<CommandDatabase, 'sql'>;
type Options = HeldFilter & {yes?: boolean};

const soon = 'A running site sends them within about ten minutes.';

/** The filter of the options; without one, an ID is needed. */
function readFilter({from, to, reason}: HeldFilter, typed: string): HeldFilter | undefined {
  const isFiltered = from !== undefined || to !== undefined || reason !== undefined;
  if (isFiltered === (typed !== '')) {
    throw new CommandError('Give either an ID, or held messages by --from TIME, --to TIME or --reason REASON.');
  }
  if (!isFiltered) return undefined;
  return {
    reason,
    from: from === undefined ? undefined : readInstant(from, false),
    to: to === undefined ? undefined : readInstant(to, true),
  };
}

/** Counts the messages a filter selects, and asks before going on. */
async function ask({sql}: Database, filter: HeldFilter, word: string, options: Options): Promise<void> {
  const held = await countHeld(sql, filter);
  if (held === 0) throw new CommandError('No held message matches.');
  const what = word === 'release' ? 'delivered' : 'permanently deleted';
  await confirm(`${count(held, 'held message')} will be ${what}.`, word, options);
}

/** Delivers one held message, or all that match. */
export async function release(database: Database, options: Options, typed = ''): Promise<void> {
  const {sql} = database;
  const filter = readFilter(options, typed);
  if (filter !== undefined) {
    await ask(database, filter, 'release', options);
    const {messages} = await releaseHeld(sql, filter, new Date());
    printLine(`Released ${count(messages, 'message')}. ${soon}`);
    return;
  }
  const {id, lead} = await findOne(sql, typed);
  const {messages, deliveries} = await releaseHeld(sql, {id}, new Date());
  if (messages + deliveries.length === 0)
    throw new CommandError(`${id} is not held; its state is ${lead?.state ?? 'delivery'}.`);
  printLine(`Released, with ${count(deliveries.length, 'delivery', 'deliveries')}. ${soon}`);
}

/** Deletes one held message, or all that match. */
export async function discard(database: Database, options: Options, typed = ''): Promise<void> {
  const {sql} = database;
  const filter = readFilter(options, typed);
  if (filter !== undefined) {
    await ask(database, filter, 'discard', options);
    printLine(`Discarded ${count(await discardHeld(sql, filter), 'message')}.`);
    return;
  }
  const {id, lead} = await findOne(sql, typed);
  if (lead?.state !== 'held') throw new CommandError(`${id} is not held; its state is ${lead?.state ?? 'delivery'}.`);
  await confirm(`${id} will be permanently deleted.`, 'discard', options);
  await discardHeld(sql, {id});
  printLine('Discarded 1 message.');
}
