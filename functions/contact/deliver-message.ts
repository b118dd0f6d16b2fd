import {errorCode} from '../lib/log';
import {composeContactMail} from './contact-mail';
import type {Caller, ContactPorts, ContactRecord} from './ports';

/**
 * Mails a stored message to the support team, once. It does not throw: whatever happens here, the message is stored and
 * its row says how far its mail came.
 */
export async function deliverMessage(record: ContactRecord, {requestId}: Caller, ports: ContactPorts): Promise<void> {
  const started = ports.clock();
  const elapsed = () => ports.clock().getTime() - started.getTime();
  try {
    const delivery = await ports.mailer.deliver(composeContactMail(record, ports.environment));
    const entry = {event: 'contact-mail', outcome: delivery.state, requestId, ms: elapsed()};
    if (delivery.state === 'waiting') {
      ports.log('warn', {...entry, code: 'SMTP_URL is not set'});
      return;
    }
    if (delivery.state === 'failed') ports.log('error', {...entry, code: delivery.code});
    else if (delivery.state === 'written') ports.log('info', {...entry, file: delivery.file});
    else ports.log('info', entry);
    await ports.store.recordDelivery(record.id, delivery.state, started);
  } catch (error) {
    const code = errorCode(error);
    ports.log('error', {event: 'contact-mail', outcome: 'not-recorded', requestId, ms: elapsed(), code});
  }
}
