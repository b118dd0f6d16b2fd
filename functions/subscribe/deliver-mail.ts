import {errorCode} from '../lib/log';
import {createToken} from '../lib/token';
import type {MailKind, MailLinks} from './mails';
import {composeMail} from './mails';
import type {SubscribePorts, Subscriber} from './ports';

import {confirmHours, confirmPath, unsubscribePath} from '../../src/contracts/newsletter';

export type MailJob = {
  kind: MailKind;
  subscriber: Subscriber;
  /** When it was asked for. */
  at: Date;
  /** Address of the site, for the links. */
  site: string;
  secret: string;
  requestId: string;
};

function createLinks({subscriber, at, site, secret}: MailJob): MailLinks {
  const link = (path: string, token: string) => `${site}${path}?token=${token}`;
  const expires = new Date(at.getTime() + confirmHours * 60 * 60 * 1000);
  return {
    confirm: link(confirmPath, createToken('newsletter-confirm', subscriber.id, secret, expires)),
    unsubscribe: link(unsubscribePath, createToken('newsletter-unsubscribe', subscriber.id, secret)),
  };
}

/** Mails a subscriber. It does not throw; a mail that did not go out does not count against the address. */
export async function deliverMail(
  job: MailJob,
  {mailer, store, clock, log, environment}: SubscribePorts,
): Promise<void> {
  const started = clock().getTime();
  const {kind, subscriber, at, requestId} = job;
  const note = (level: 'info' | 'error', outcome: string, more: {code?: string; file?: string} = {}) => {
    log(level, {event: `newsletter-${kind}`, outcome, requestId, ms: clock().getTime() - started, ...more});
  };
  try {
    const delivery = await mailer.deliver(composeMail(kind, subscriber, createLinks(job), at, environment));
    if (delivery.state === 'sent') note('info', 'sent');
    else if (delivery.state === 'written') note('info', 'written', {file: delivery.file});
    else {
      note('error', delivery.state, delivery.state === 'failed' ? {code: delivery.code} : {});
      await store.forgetMail(subscriber.id, at);
    }
  } catch (error) {
    note('error', 'not-recorded', {code: errorCode(error)});
  }
}
