import type {Sql} from '../../../functions/lib/database/database';
import {createSend} from '../../../functions/lib/deliveries/send';
import type {Transports} from '../../../functions/lib/deliveries/types';
import {openChannels} from '../../../functions/lib/deliveries/transports';
import {createLog, type Log} from '../../../functions/lib/log';
import type {Mail, Mailer} from '../../../functions/lib/mail/mail';
import {createOutbox, type Outbox} from '../../../functions/lib/outbox/outbox';
import type {TestPostgres} from '../../support/database/postgres';
import {openDatabase} from '../../support/database/use-database';
import {newIpAddress} from './requests';

import {randomUUID} from 'node:crypto';

export const testSecret = 'secret of the tests';
export const mailFrom = {name: 'Scalewell website', address: 'website@scalewell.example'};
export const supportMailbox = {name: 'Scalewell support', address: 'support@scalewell.example'};

/** Environment for rendering mails. */
export const mailEnvironment = {
  appSecret: testSecret,
  mailFrom,
  supportMailbox,
  companyAddress: '1 Sample Street, Toronto',
  companyPhone: '+1 (416) 555-0142',
};

/** A mailer that records mails. */
export function createRecordingMailer(mails: Mail[]): Mailer {
  return {
    deliver: (mail) => {
      mails.push(mail);
      return Promise.resolve({state: 'sent'});
    },
  };
}

export type TestOutboxParts = {
  connect: () => Promise<Sql>;
  transports: Transports;
  clock: () => Date;
  log: Log;
  appSecret?: string | undefined;
};

/** The real outbox with the test's transports and clock, without jitter. */
export function createTestOutbox({connect, transports, clock, log, appSecret = testSecret}: TestOutboxParts): Outbox {
  return createOutbox({
    connect,
    send: createSend(transports, {...mailEnvironment, appSecret}, clock),
    close: () => transports.mail?.close?.(),
    channels: openChannels(transports),
    clock,
    createId: randomUUID,
    random: () => 0.5,
    log,
  });
}

/** Dependencies of a tested endpoint: a real database, the outbox, and recorded mails and log lines. */
export function createParts({url}: Pick<TestPostgres, 'url'>, clock: () => Date, given: Partial<Transports> = {}) {
  const {sql} = openDatabase(url);
  const deferred: Promise<unknown>[] = [];
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const log = createLog(clock, (line) => logLines.push(line));
  const transports: Transports = {mail: 'mail' in given ? given.mail : createRecordingMailer(mails), crm: given.crm};
  const connect = () => Promise.resolve(sql);
  const settle = async () => {
    await Promise.all(deferred.splice(0));
  };
  return {
    connect,
    transports,
    mails,
    logLines,
    ports: {outbox: createTestOutbox({connect, transports, clock, log}), clock, createId: randomUUID, log},
    /** The caller of a request, with a new IP address by default. */
    caller: (ip = newIpAddress()) => ({
      ip,
      requestId: 'request-1',
      defer: (work: Promise<void>) => deferred.push(work),
    }),
    /** Waits for deferred work. */
    settle,
  };
}
