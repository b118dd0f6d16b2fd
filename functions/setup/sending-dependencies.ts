import {leadChannels} from '../delivery/channels';
import type {Mailer} from '../delivery/mail/mail';
import type {Channel} from '../delivery/outbox/delivery';
import {createOutbox, type Outbox} from '../delivery/outbox/outbox';
import {createSend} from '../delivery/send';
import {createTransports, openChannels} from '../delivery/transports';
import {blobHints} from './blob-hints';
import {createDependencies, type Dependencies, type DeployContext} from './dependencies';

/** Dependencies of endpoints that accept leads or send deliveries. */
export type SendingDependencies = Dependencies & {
  outbox: Outbox;
  /** For emails that are sent at once; undefined while mail waits. */
  mailer: Mailer | undefined;
  /** Channels leads are delivered to. */
  channels: readonly Channel[];
};

/** Adds the outbox with its mail and CRM transports to `createDependencies`. */
export function createSendingDependencies(context: DeployContext): SendingDependencies {
  const dependencies = createDependencies(context);
  const {environment, clock} = dependencies;
  const transports = createTransports(environment);
  const send = createSend(transports, environment, clock);
  const outbox = createOutbox({
    ...dependencies,
    send,
    close: () => transports.mail?.close?.(),
    channels: openChannels(transports),
    random: Math.random,
    hints: environment.local ? undefined : blobHints,
  });
  return {...dependencies, outbox, mailer: transports.mail, channels: leadChannels(environment)};
}
