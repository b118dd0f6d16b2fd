import {recordRun} from '../../functions/database/record-run';
import {countReceived, markAsSpam} from '../../functions/leads/held-actions';
import {revokedJob} from '../../functions/leads/team-link';
import type {CommandDatabase} from '../lib/database';
import {CommandError, confirm, count, printLine, readInstant} from '../lib/terminal';

type Database = Pick<CommandDatabase, 'sql'>;

/** Marks messages delivered in a period as spam, after an attack got through. */
export async function spam({sql}: Database, options: {from?: string; to?: string; yes?: boolean}): Promise<void> {
  const {from, to} = options;
  if (from === undefined || to === undefined) throw new CommandError('Use --from TIME and --to TIME.');
  const period = {from: readInstant(from, false), to: readInstant(to, true)};
  const messages = await countReceived(sql, period);
  if (messages === 0) throw new CommandError('No delivered message matches.');
  await confirm(`${count(messages, 'delivered message')} will be marked as spam.`, 'spam', options);
  const marked = await markAsSpam(sql, period, new Date());
  printLine(`Marked ${count(marked, 'message')} as spam. Delete them in the mailbox and the CRM, too.`);
}

/** Makes all links in past emails to the team stop working. */
export async function revoke({sql}: Database, options: {yes?: boolean}): Promise<void> {
  await confirm('All links in past emails to the team will stop working.', 'revoke', options);
  await recordRun(sql, revokedJob, new Date());
  printLine('Revoked. Links in new emails work.');
}
