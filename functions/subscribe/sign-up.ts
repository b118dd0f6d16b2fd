import {jsonResponse, seeOther} from '../lib/http/responses';
import type {Endpoint} from '../lib/pipeline/types';
import {screenLead} from '../lib/screen';
import {whyUnsigned} from '../lib/secrets';
import {findSite} from './find-site';
import {refusalPage} from './pages';
import type {SubscribePorts} from './ports';
import {problems, words} from './problems';

import type {Subscription} from '../../src/contracts/newsletter';
import {newsletterPages, parseSubscription} from '../../src/contracts/newsletter';

const minute = 60;
/** How many times the sign-ups of ten minutes an hour may hold. */
const hourly = 4;

/** What stops mails from going out, by the name of the variable that is not set. */
function findMissing(environment: SubscribePorts['environment']): string | undefined {
  const {smtpUrl, local} = environment;
  return whyUnsigned(environment) ?? (smtpUrl === undefined && !local ? 'SMTP_URL is not set' : undefined);
}

function typedEmail(values: unknown): string {
  const email = new Map<string, unknown>(Object.entries(values ?? {})).get('email');
  return typeof email === 'string' ? email : '';
}

/**
 * `POST /api/subscribe`. The answer is the same for an address that is new, waiting, on the list or mailed too often
 * today: whoever typed it learns nothing about its owner, who alone gets the mail.
 */
export function describeSignUp(request: Request, {environment, store}: SubscribePorts): Endpoint<Subscription> {
  const {contactLimit: allowed} = environment;
  return {
    event: 'newsletter',
    parse: parseSubscription,
    closed: () => {
      const code = findMissing(environment);
      return code === undefined ? undefined : {problem: problems.closed, code};
    },
    // No time trap: an address that the browser fills in is sent in no time.
    screen: (values, _value, at) => screenLead({values, headers: new Headers(), secrets: [], at}),
    allowances: [
      {allowed, seconds: 10 * minute},
      {allowed: allowed * hourly, seconds: 60 * minute},
    ],
    store: (lead, limits) => store.request(lead, limits, findSite(request, environment)),
    answer: (kind) => (kind === 'form' ? seeOther(newsletterPages.sent) : jsonResponse(202, {next: 'confirm by mail'})),
    words,
    page: (problem, {values}, support) => {
      return refusalPage(
        problem,
        values === undefined ? {kind: 'none'} : {kind: 'sign-up', email: typedEmail(values)},
        support,
      );
    },
  };
}
