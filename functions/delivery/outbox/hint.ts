import type {Sql} from '../../database/sql';
import type {Channel} from './delivery';

/**
 * When the outbox has something to do next, kept outside the database so that the database can sleep. It may be lost or
 * outdated: the job looks into the database once an hour whatever it says.
 */
export type Hint = {
  /** When the next delivery is due; `null` if none is. */
  due: string | null;
  /** When the database said so. */
  checked: string;
};

/** Where the hint is kept. Neither function throws. */
export type HintStore = {read: () => Promise<Hint | undefined>; write: (hint: Hint) => Promise<void>};

/** Slightly less than an hour, because the job starts at full ten minutes. */
const longestRest = 59 * 60_000;

/** Whether there is nothing to do, so the database isn't asked. */
export function canRest(hint: Hint | undefined, now: Date): boolean {
  if (hint === undefined) return false;
  const age = now.getTime() - Date.parse(hint.checked);
  return age >= 0 && age < longestRest && (hint.due === null || Date.parse(hint.due) > now.getTime());
}

/** Asks the database when the next delivery is due on these channels, and keeps it as the hint. */
export async function updateHint(sql: Sql, channels: readonly Channel[], hints: HintStore, at: Date): Promise<void> {
  const [row] = await sql<{due: Date | string | null}>`
    select min(due_at) as due from outbox
    where state in ('waiting', 'claimed')
      and channel in (select jsonb_array_elements_text(${JSON.stringify(channels)}::jsonb))`;
  const due = row?.due ?? null;
  await hints.write({due: due === null ? null : new Date(due).toISOString(), checked: at.toISOString()});
}
