import {isOwnOrigin} from '../http/origin';
import {linkProblems} from '../http/problems/create-problems';
import {methodProblem, type Problem} from '../http/problems/problem';
import {jsonResponse, problemResponse} from '../http/responses';
import {createFormToken} from '../leads/screen';
import type {Environment} from '../setup/environment';
import type {Log} from '../setup/log';
import {errorCode} from '../setup/log';

type TokenPorts = {clock: () => Date; log: Log; environment: Pick<Environment, 'appSecret' | 'secretFault'>};

const wrongMethod = methodProblem('GET', {
  title: 'Only GET is allowed here',
  detail: 'Send a GET request, as this site’s forms do.',
});

const unsigned: Problem = {
  status: 503,
  outcome: 'closed',
  title: 'Form tokens are unavailable',
  detail: 'Send the form without a token.',
};

/** Returns a signed timestamp for a form's script. It does not throw. */
export function issueFormToken(request: Request, requestId: string, {clock, log, environment}: TokenPorts): Response {
  if (request.method !== 'GET') return problemResponse(wrongMethod);
  if (!isOwnOrigin(request)) return problemResponse(linkProblems.origin);
  try {
    return jsonResponse(200, {token: createFormToken(environment.appSecret, clock())});
  } catch (error) {
    log('error', {
      event: 'form-token',
      outcome: unsigned.outcome,
      requestId,
      status: 503,
      code: environment.secretFault ?? errorCode(error),
    });
    return problemResponse(unsigned);
  }
}
