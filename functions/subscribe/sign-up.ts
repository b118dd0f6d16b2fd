import {jsonResponse, seeOther} from '../lib/http/responses';
import {readSubmission} from '../lib/http/submission';
import {rateSubject} from '../lib/rate-subject';
import {deliverMail} from './deliver-mail';
import {findSite} from './find-site';
import type {Offer} from './pages';
import type {Answer, Caller, SubscribePorts} from './ports';
import {inOurWords, invalidProblem, limitedProblem, problems} from './problems';
import {refuse, refuseUnavailable} from './refuse';

import {newsletterPages, parseSubscription} from '../../src/contracts/newsletter';

const limitSeconds = 10 * 60;

/** What stops mails from going out, by the name of the variable that is not set. */
function findMissing({appSecret, smtpUrl, local}: SubscribePorts['environment']): string | undefined {
  if (appSecret === undefined) return 'APP_SECRET is not set';
  return smtpUrl === undefined && !local ? 'SMTP_URL is not set' : undefined;
}

function typedEmail(values: unknown): string {
  const email = new Map<string, unknown>(Object.entries(values ?? {})).get('email');
  return typeof email === 'string' ? email : '';
}

/**
 * `POST /api/subscribe`. The answer is the same for an address that is new, waiting, on the list or mailed too often
 * today: whoever typed it learns nothing about its owner, who alone gets the mail.
 */
export async function signUp(request: Request, caller: Caller, ports: SubscribePorts): Promise<Answer> {
  const {environment, store, clock, createId} = ports;
  const read = await readSubmission(request);
  if (!read.ok) return refuse(request, ports, inOurWords(read.problem));
  const {kind, values} = read.submission;
  const offer: Offer = {kind: 'sign-up', email: typedEmail(values)};
  const parsed = parseSubscription(values);
  if (!parsed.ok) return refuse(request, ports, invalidProblem(parsed.errors), offer);

  const {appSecret} = environment;
  const missing = findMissing(environment);
  if (appSecret === undefined || missing !== undefined) {
    return {...refuse(request, ports, problems.closed, offer), ...(missing !== undefined && {code: missing})};
  }

  const at = clock();
  const subject = rateSubject('newsletter', caller.ip, appSecret);
  const limit = {subject, allowed: environment.contactLimit, seconds: limitSeconds};
  const result = await store.request({id: createId(), email: parsed.value.email, at}, limit);
  if (result.kind === 'limited') return refuse(request, ports, limitedProblem(result.seconds), offer);
  if (result.kind === 'unavailable') return refuseUnavailable(request, ports, result, offer);
  if (result.mail) {
    const site = findSite(request, environment);
    const job = {subscriber: result.subscriber, at, site, secret: appSecret, requestId: caller.requestId};
    caller.defer(deliverMail({kind: result.known ? 'known' : 'confirm', ...job}, ports));
  }
  const response = kind === 'form' ? seeOther(newsletterPages.sent) : jsonResponse(202, {next: 'confirm by mail'});
  return {response, outcome: 'asked'};
}
