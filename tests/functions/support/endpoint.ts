import {createContactStore} from '../../../functions/contact/contact-store';
import {handleContact} from '../../../functions/contact/handle-contact';
import {handleTrial} from '../../../functions/contact/handle-trial';
import type {ContactPorts} from '../../../functions/contact/ports';
import type {SpamLimits} from '../../../functions/contact/insert-message';
import type {Transports} from '../../../functions/lib/deliveries/types';
import {leadChannels} from '../../../functions/lib/deliveries/channels';
import type {Mail} from '../../../functions/lib/mail/mail';
import type {Outbox} from '../../../functions/lib/outbox/outbox';
import type {TestPostgres} from '../../support/database/postgres';
import {createParts, supportMailbox, testSecret} from './outbox';
import {sendForm, sendJson, site} from './requests';

import {randomUUID} from 'node:crypto';

export const address = `${site}/api/contact`;
export const trialAddress = `${site}/api/trial`;

export const visitor = {
  firstName: 'Marta',
  lastName: 'Silva',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  message: 'We book forty consultations a month.\nCan Scalewell take deposits?',
};

export const jsonPost = (body: unknown, headers: Record<string, string> = {}) => sendJson(address, body, headers);

export const formPost = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm(address, fields, headers);

export type Endpoint = {
  send: (request: Request, ip?: string) => Promise<Response>;
  /** Waits for deferred work. */
  settle: () => Promise<unknown>;
  outbox: Outbox;
  /** Mails sent through the default mailer. */
  mails: Mail[];
  logLines: string[];
};

export type EndpointParts = Partial<ContactPorts> & Partial<Transports> & {screening?: SpamLimits};

const options = {channels: ['mail'], spamLimits: {sameText: 3, flood: 100}, createId: randomUUID} as const;

/** A store with the test's database connection. */
export const createStore = (connect: Parameters<typeof createContactStore>[0], timeout?: number) =>
  createContactStore(connect, {...options, ...(timeout !== undefined && {timeout})});

/** Test messages are many and similar; screening tests set their own limits. */
const patient: SpamLimits = {sameText: 10_000, flood: 10_000};

/** The endpoint with a real database. Each request has a new IP address by default. */
export function createEndpoint(postgres: Pick<TestPostgres, 'url'>, given: EndpointParts = {}): Endpoint {
  const parts = createParts(postgres, given.clock ?? (() => new Date()), given);
  const {connect, transports, ports, mails, logLines, caller} = parts;
  const all: ContactPorts = {
    store: createContactStore(connect, {
      channels: leadChannels({smtpUrl: transports.mail && 'set', local: false, crmUrl: transports.crm && 'set'}),
      spamLimits: given.screening ?? patient,
      createId: randomUUID,
    }),
    ...ports,
    environment: {appSecret: testSecret, contactLimit: 5, oldSecrets: [], supportMailbox},
    ...given,
  };
  return {
    send: (request, ip) => (request.url === trialAddress ? handleTrial : handleContact)(request, caller(ip), all),
    settle: parts.settle,
    outbox: ports.outbox,
    mails,
    logLines,
  };
}
