import {refuseScript, type Answer} from '../lib/http/answer';
import {problems, type Problem} from '../lib/http/problem';
import {methodProblem, sayAs, type Words} from '../lib/http/refusals';

/** What browsers call their reports, old ones and today's. */
export const types: readonly string[] = ['application/csp-report', 'application/reports+json'];

/** Refusals that no other endpoint has. */
export const refusals = {
  method: methodProblem('POST', {title: 'This address takes reports', detail: 'Browsers send them with POST.'}),
  type: {...problems.type, detail: `Send ${types.join(' or ')}.`, headers: {Accept: types.join(', ')}},
} as const satisfies Readonly<Record<string, Problem>>;

export const limitedWords: Words = {title: 'That was a lot of reports', detail: 'We take a few at a time. Try again'};

/** Nobody reads these but who tries the address by hand: a browser does not wait for the answer. */
const inOurWords = sayAs({
  shared: {
    'other-origin': {title: problems.origin.title, detail: 'Only pages of this site report here.'},
    'too-large': {title: 'This report is too large', detail: 'A request may be 64 KiB long.'},
    broken: {title: 'This report cannot be read', detail: 'It is not JSON in UTF-8, or no report of a policy.'},
    error: {title: problems.failed.title, detail: 'The report was not counted.'},
    unavailable: {title: 'We could not count this report', detail: 'Nothing is counted at the moment.'},
  },
});

export const refuse = (problem: Problem): Answer => refuseScript(inOurWords(problem));
