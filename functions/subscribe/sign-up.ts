import {confirmHours, newsletterForm, type Subscription} from '#src/contracts/newsletter';
import type {RateLimit} from '../database/rate-limit';
import {DatabaseTimeoutError, withTimeout} from '../database/sql';
import type {Mailer} from '../delivery/mail/mail';
import {newsletterMail} from '../delivery/renderers/newsletter';
import {linkProblems} from '../http/problems/create-problems';
import {closedProblem, describeWait, type Problem} from '../http/problems/problem';
import {jsonResponse, seeOther} from '../http/responses';
import {findSite} from '../http/site';
import type {Caller, Lead, PipelinePorts, StoreResult} from '../leads/endpoint';
import {handleForm} from '../leads/handle-form';
import {formAllowances} from '../security/rate-subject';
import {type Environment, unmailedReason} from '../setup/environment';
import {errorCode} from '../setup/log';
import type {createSubscriberStore} from './subscriber-store';

/** Dependencies of the newsletter endpoint. */
export type SubscribePorts = PipelinePorts & {
  store: ReturnType<typeof createSubscriberStore>;
  environment: Environment;
  /** Sends while the visitor waits: nothing is stored from which it could be sent later. */
  mailer: Mailer | undefined;
};

export const problems = {
  ...linkProblems,
  expired: {
    status: 410,
    outcome: 'expired',
    title: 'This link has expired',
    detail: `It was valid for ${confirmHours} hours. Request a new one below.`,
  },
  gone: {
    status: 410,
    outcome: 'gone',
    title: 'This link no longer works',
    detail: 'This address was unsubscribed, or was never confirmed. You can sign up again below.',
  },
  full: (seconds: number): Problem => ({
    status: 429,
    outcome: 'full',
    title: 'Too many sign-ups right now',
    detail: `Try again in ${describeWait(seconds)}.`,
    headers: {'Retry-After': String(seconds)},
  }),
  unsent: {
    status: 503,
    outcome: 'unsent',
    title: 'We couldn’t send you the email',
    detail: 'Our mail server isn’t responding. Sign up again in a few minutes.',
    headers: {'Retry-After': '300'},
  },
  closed: closedProblem({
    title: 'Sign-up isn’t working right now',
    detail: 'We can’t send email at the moment. Try again tomorrow.',
  }),
} as const satisfies Readonly<Record<string, Problem | ((...args: never[]) => Problem)>>;

/** Milliseconds from a visitor's press to our answer, whatever the database and the mail server do. */
const longestWait = 9000;

type Parts = {request: Request; caller: Caller; ports: SubscribePorts};

async function send(lead: Lead<Subscription>, limits: readonly RateLimit[], parts: Parts): Promise<StoreResult> {
  const {request, caller, ports} = parts;
  const {store, mailer, environment, clock, log} = ports;
  const {id, at, value, source} = lead;
  const asked = {kind: 'requested', id, deliveries: []} as const;
  // A bot gets the same response.
  if (lead.suspicions.length > 0) return asked;
  const started = Date.now();
  const counted = await store.count(value.email, limits, at);
  if (counted.kind === 'unavailable' || counted.kind === 'limited') return counted;
  if (counted.kind === 'full') return {kind: 'refused', problem: problems.full(counted.seconds)};
  if (counted.kind === 'silent' || mailer === undefined) return asked;
  const {kind, email, undo} = counted;
  const about = {site: findSite(request, environment), date: at, environment, now: clock()};
  const mail = newsletterMail(kind, id, {email, source}, about);
  const left = Math.max(0, longestWait - (Date.now() - started));
  const sent = await withTimeout(mailer.deliver(mail, id), left).catch((error: unknown) => {
    return {state: 'failed', code: errorCode(error), isLate: error instanceof DatabaseTimeoutError} as const;
  });
  mailer.close?.();
  const entry = {event: `newsletter-${kind}-mail`, requestId: caller.requestId, ms: Date.now() - started};
  if (sent.state === 'failed') {
    log('error', {...entry, outcome: 'failed', code: sent.code});
    // One that is only late may still arrive, so it counts.
    if (!('isLate' in sent && sent.isLate)) await undo();
    return {kind: 'refused', problem: problems.unsent};
  }
  const {file} = sent;
  log('info', {...entry, outcome: file === undefined ? 'sent' : 'written', ...(file !== undefined && {file})});
  return asked;
}

/**
 * `POST /api/subscribe`. The response is the same whether an address is new, on the list or at its daily limit; only its
 * owner learns which, from the mail.
 */
export function signUp(request: Request, caller: Caller, ports: SubscribePorts): Promise<Response> {
  const {environment, mailer} = ports;
  return handleForm(
    newsletterForm,
    {
      closed: () => {
        const code = unmailedReason(environment) ?? (mailer === undefined ? 'MAIL_PAUSED is set' : undefined);
        return code === undefined ? undefined : {problem: problems.closed, code};
      },
      allowances: formAllowances(environment.contactLimit),
      store: (lead, limits) => send(lead, limits, {request, caller, ports}),
      respond: (kind) =>
        kind === 'form' ? seeOther(newsletterForm.sentPage) : jsonResponse(202, {next: 'confirm by mail'}),
    },
    request,
    caller,
    ports,
  );
}
