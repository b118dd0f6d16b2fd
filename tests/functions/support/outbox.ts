import type {Sql} from '../../../functions/lib/database/database';
import {createSend} from '../../../functions/lib/deliveries/send';
import type {Transports} from '../../../functions/lib/deliveries/types';
import {openChannels} from '../../../functions/lib/deliveries/transports';
import type {Log} from '../../../functions/lib/log';
import type {Mail, Mailer} from '../../../functions/lib/mail/mail';
import {createOutbox, type Outbox} from '../../../functions/lib/outbox/outbox';

import {randomUUID} from 'node:crypto';

export const testSecret = 'secret of the tests';
export const mailFrom = {name: 'Scalewell website', address: 'website@scalewell.example'};
export const supportMailbox = {name: 'Scalewell support', address: 'support@scalewell.example'};

/** A mailer that keeps what it is given. */
export function createKeepingMailer(mails: Mail[]): Mailer {
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

/** The outbox as it is, over parts of a test's choice, and without jitter. */
export function createTestOutbox({connect, transports, clock, log, appSecret = testSecret}: TestOutboxParts): Outbox {
  return createOutbox({
    connect,
    send: createSend(transports, {appSecret, mailFrom, supportMailbox}, clock),
    close: () => transports.mail?.close?.(),
    channels: openChannels(transports),
    clock,
    createId: randomUUID,
    chance: () => 0.5,
    log,
  });
}
