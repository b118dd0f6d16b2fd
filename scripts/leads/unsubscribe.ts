import type {CommandDatabase} from '../lib/database';
import {CommandError, count, printLine} from '../lib/terminal';

import {readFileSync} from 'node:fs';
import path from 'node:path';

function readAddresses(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(path.resolve(process.env.INIT_CWD ?? process.cwd(), file), 'utf8');
  } catch {
    throw new CommandError(`Can't read ${file}.`);
  }
  return Array.from(text.matchAll(/[^\s,;"'<>()]+@[^\s,;"'<>()]+/g), ([address]) => address.toLowerCase());
}

/** Takes every address in a file off the newsletter list, such as a mail tool's export of people who unsubscribed. */
export async function unsubscribe({sql}: Pick<CommandDatabase, 'sql'>, file: string): Promise<void> {
  const addresses = readAddresses(file);
  if (addresses.length === 0) throw new CommandError(`${file} has no email addresses.`);
  const at = new Date().toISOString();
  const rows = await sql`
    with left_list as (
      update subscribers set unsubscribed_at = ${at}::timestamptz
      where unsubscribed_at is null and address_key = any (
        select value from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) as value)
      returning id
    )
    insert into subscriber_events (subscriber_id, event, at)
    select id, 'unsubscribed', ${at}::timestamptz from left_list returning id`;
  printLine(
    `Unsubscribed ${count(rows.length, 'reader')}. ${count(addresses.length, 'address', 'addresses')} in ${file}.`,
  );
}
