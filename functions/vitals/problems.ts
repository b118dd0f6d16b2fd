import type {Handled} from '../lib/http/handle-and-log';
import {methodProblem, type Problem, rephrase, type ProblemText} from '../lib/problems/problem';
import {refuseAsJson} from '../lib/problems/refuse';
import {problems} from '../lib/problems/shared';

import {vitalsBodyLimit} from '#src/contracts/vitals';

/** Problems only this endpoint has. */
export const vitalsProblems = {
  method: methodProblem('POST', {
    title: 'Only POST is allowed here',
    detail: 'Send a POST request, as this site’s pages do.',
  }),
  type: {
    ...problems.type,
    detail: 'Send JSON as application/json or text/plain, encoded in UTF-8.',
    headers: {Accept: 'application/json, text/plain'},
  },
  invalid: {
    status: 422,
    outcome: 'invalid',
    title: 'Invalid vitals report',
    detail: 'Send a template, a device and one to five values, each within its range, and nothing else.',
  },
} as const satisfies Readonly<Record<string, Problem>>;

export const limitedText: ProblemText = {
  title: 'Too many measurements',
  detail: 'We limit how many measurements one network can send. Send more',
};

/** Seen only by people who call the endpoint by hand: pages ignore the response. */
const rephraseProblem = rephrase({
  shared: {
    'other-origin': {title: problems.origin.title, detail: 'Only this site’s pages can report vitals.'},
    'too-large': {title: 'This measurement is too large', detail: `A request can be up to ${vitalsBodyLimit} bytes.`},
    broken: {title: problems.broken.title, detail: 'The content is not valid JSON in UTF-8.'},
    error: {title: problems.failed.title, detail: 'The measurement was not counted.'},
    unavailable: {title: 'We couldn’t count this measurement', detail: 'Measurements aren’t being counted right now.'},
  },
});

export const refuse = (problem: Problem): Handled => refuseAsJson(rephraseProblem(problem));
