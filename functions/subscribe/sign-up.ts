import {unmailedReason} from '../delivery/mail/unmailed-reason';
import {jsonResponse, seeOther} from '../http/responses';
import {findSite} from '../http/site';
import type {Caller} from '../leads/endpoint';
import {handleForm} from '../leads/handle-form';
import {addressSubject, daySeconds, formAllowances} from '../security/rate-subject';
import {secretsOf} from '../security/secrets';
import type {SubscribePorts} from './ports';
import {problems} from './problems';

import {newsletterForm} from '#src/contracts/newsletter';

/** Mails per day one address gets from sign-ups. */
const mailsPerDay = 3;

/**
 * `POST /api/subscribe`. The response is the same whether an address is new, pending, on the list or at its daily
 * limit; only its owner learns which, from the mail.
 */
export function signUp(request: Request, caller: Caller, ports: SubscribePorts): Promise<Response> {
  const {environment, store} = ports;
  return handleForm(
    newsletterForm,
    {
      closed: () => {
        const code = unmailedReason(environment);
        return code === undefined ? undefined : {problem: problems.closed, code};
      },
      allowances: formAllowances(environment.contactLimit),
      store: (lead, limits) => {
        const subject = addressSubject('newsletter', lead.value.email, environment.appSecret ?? '');
        const mailLimit = {subject, allowed: mailsPerDay, seconds: daySeconds};
        return store.request(
          lead,
          {limits, mailLimit, secrets: secretsOf(environment)},
          findSite(request, environment),
        );
      },
      respond: (kind) =>
        kind === 'form' ? seeOther(newsletterForm.sentPage) : jsonResponse(202, {next: 'confirm by mail'}),
    },
    request,
    caller,
    ports,
  );
}
