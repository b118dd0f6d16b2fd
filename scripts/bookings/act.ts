import {parseInstant} from '#src/contracts/booking';
import {createPageReader} from '../../functions/http/built-pages';
import type {TeamAct} from '../../functions/leads/team-link';
import {openBookings} from '../../functions/scheduling/open-bookings';
import {createLog} from '../../functions/setup/log';
import {act, findRecord, listActs} from '../../functions/team/team-acts';
import {describeResult} from '../../functions/team/team-texts';
import {findOne} from '../leads/read';
import {type CommandDatabase, findSite, readSettings} from '../lib/database';
import {root} from '../lib/project.mjs';
import {CommandError, printLine} from '../lib/terminal';

import {randomUUID} from 'node:crypto';

/** Does what a button of the team page does, and says the same. `start` is a time such as `2027-06-08T14:00Z`. */
export async function actOn(
  {sql, local}: CommandDatabase,
  typed: string,
  wanted: TeamAct,
  start?: string,
): Promise<void> {
  const at = new Date();
  const clock = () => new Date();
  const time = parseInstant(start);
  if (time === undefined && (start !== undefined || wanted === 'move'))
    throw new CommandError('Give the time as --start 2027-06-08T14:00Z, in UTC. Pick one that /book shows as open.');
  const {id} = await findOne(sql, typed);
  const record = await findRecord(sql, id);
  if (record === undefined || !listActs(record, at).includes(wanted))
    throw new CommandError(
      `${typed} can’t be changed that way now. Run npm run -s leads -- show ${typed} to see its state.`,
    );
  const environment = readSettings(local);
  const channels = process.env.CRM_WEBHOOK_URL ? (['mail', 'crm'] as const) : (['mail'] as const);
  const common = {connect: () => Promise.resolve(sql), clock, createId: randomUUID, environment, channels};
  const {store} = openBookings({
    ...common,
    log: createLog(clock),
    readPage: createPageReader(root),
    purgeTimes: () => Promise.resolve(),
  });
  const context = {...common, at, site: findSite(), secret: environment.appSecret ?? '', store, start: time};
  const acted = await act(sql, id, record, wanted, context);
  if (acted.changed === 0)
    throw new CommandError(
      acted.isTaken ? 'That time isn’t open. Pick another with --start.' : describeResult(wanted, record, acted),
    );
  printLine(`${describeResult(wanted, record, acted)} The running site emails them with its next outbox run.`);
}
