import {createFieldReader} from '../http/form-parts';
import {jsonResponse, seeOther} from '../http/responses';
import {findSite} from '../http/site';
import {unmailedReason} from '../delivery/mail/unmailed-reason';
import type {Endpoint} from '../leads/endpoint';
import {addressSubject, daySeconds, formAllowances} from '../security/rate-subject';
import {screenLead} from '../leads/screen';
import {refusalPage} from './pages';
import type {SubscribePorts} from './ports';
import {problems, texts} from './problems';

import type {Subscription} from '#src/contracts/newsletter';
import {newsletterPages, parseSubscription} from '#src/contracts/newsletter';

/** Mails per day one address gets from sign-ups. */
const mailsPerDay = 3;

/**
 * `POST /api/subscribe`. The response is the same whether an address is new, pending, on the list or at its daily
 * limit; only its owner learns which, from the mail.
 */
export function createSignUpEndpoint(request: Request, {environment, store}: SubscribePorts): Endpoint<Subscription> {
  return {
    event: 'newsletter',
    parse: parseSubscription,
    closed: () => {
      const code = unmailedReason(environment);
      return code === undefined ? undefined : {problem: problems.closed, code};
    },
    // No minimum time: browsers can autofill an email address instantly.
    screen: (values, _value, at) => screenLead({values, headers: new Headers(), secrets: [], at}),
    allowances: formAllowances(environment.contactLimit),
    store: (lead, limits) => {
      const subject = addressSubject('newsletter', lead.value.email, environment.appSecret ?? '');
      const mailLimit = {subject, allowed: mailsPerDay, seconds: daySeconds};
      return store.request(lead, {limits, mailLimit}, findSite(request, environment));
    },
    respond: (kind) =>
      kind === 'form' ? seeOther(newsletterPages.sent) : jsonResponse(202, {next: 'confirm by mail'}),
    texts,
    page: (problem, {values}, support) => {
      return refusalPage(
        problem,
        values === undefined ? {kind: 'none'} : {kind: 'sign-up', email: createFieldReader(values)('email')},
        support,
      );
    },
  };
}
