import type {Sql} from '../../functions/database/sql';
import {findOne} from '../leads/read';
import {CommandError, printLine} from '../lib/terminal';

/** Records that a demo's visitor didn't come, or reverses that. */
export async function recordNoShow(sql: Sql, typed: string, {undo = false}: {undo?: boolean}): Promise<void> {
  const {id} = await findOne(sql, typed);
  const rows = await sql`
    update bookings set missed_at = case when ${undo}::boolean then null else now() end
    where id = ${id}::uuid and state = 'booked' and starts_at < now() returning id`;
  if (rows.length === 0) throw new CommandError(`${id} is not a booked demo that has started.`);
  printLine(undo ? 'Recorded: the visitor came.' : 'Recorded as a no-show.');
}
