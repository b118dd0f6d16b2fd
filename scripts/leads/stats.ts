import {readStats, statNames, type StatKey, type StatRow} from '../../functions/leads/lead-stats';
import type {CommandDatabase} from '../lib/database';
import {clean, count, formatTable, printLine, readNumber} from '../lib/terminal';

const keys = Object.keys(statNames) as StatKey[];

const format = (head: string, rows: readonly StatRow[]): string =>
  formatTable(
    [head, ...Object.values(statNames)],
    rows.map(({name, counts}) => [clean(name), ...keys.map((key) => counts[key])]),
  );

/** Prints what arrived, by week and by source. */
export async function stats({sql}: Pick<CommandDatabase, 'sql'>, {days: typed}: {days: string}): Promise<void> {
  const days = readNumber('days', typed, 3650);
  const {weeks, sources} = await readStats(sql, new Date(), days);
  if (weeks.length === 0) {
    printLine(`Nothing arrived in ${count(days, 'day')}.`);
    return;
  }
  printLine(`${format('week from', weeks)}\n\n${format('source', sources)}`);
  printLine('\nDated by arrival. Sign-ups are confirmed ones; canceled demos and no-shows are among the demos.');
}
