import {company} from '#src/content/company/company';
import {assertAllowed, publicTargets, type TargetPolicy} from '../../delivery/crm/post';
import {FeedError} from './feed-error';

import {type IncomingMessage, request as requestHttp} from 'node:http';
import {request as requestHttps} from 'node:https';

/** Maximum size of a calendar, in bytes. */
const maxBytes = 10 * 1024 * 1024;
const maxRedirects = 3;

/** Content types of calendars; some servers send a generic one. */
const calendarTypes = /^(?:text\/(?:calendar|plain|x-vcalendar)|application\/(?:octet-stream|ics)|)$/;

type FetchOptions = {targets?: TargetPolicy; signal: AbortSignal};

function open(target: URL, {targets = publicTargets, signal}: FetchOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    assertAllowed(target, targets);
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = {Accept: 'text/calendar', 'User-Agent': `${company.name} website`};
    const {lookup} = targets;
    // A new connection: a reused one would skip the lookup.
    send(target, {headers, agent: false, signal, ...(lookup !== undefined && {lookup})}, resolve)
      .on('error', reject)
      .end();
  });
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FeedError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function follow(target: URL, options: FetchOptions, redirects = 0): Promise<string> {
  const response = await open(target, options);
  const {statusCode: status = 0, headers} = response;
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    response.destroy();
    if (redirects === maxRedirects) throw new FeedError('too_many_redirects');
    return follow(new URL(headers.location, target), options, redirects + 1);
  }
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (status === 200 && calendarTypes.test(type)) return readText(response);
  response.destroy();
  throw new FeedError(status === 200 ? 'not_a_calendar' : `http_${status}`);
}

/**
 * Fetches a calendar. Each address must be public, also those of redirects. Throws a `FeedError`, or a network
 * error with a code.
 * @param timeout Milliseconds in total.
 */
export async function fetchFeed(url: string, timeout: number, targets?: TargetPolicy): Promise<string> {
  const signal = AbortSignal.timeout(timeout);
  try {
    return await follow(new URL(url), {signal, ...(targets && {targets})});
  } catch (error) {
    throw signal.aborted ? new FeedError('too_slow') : error;
  }
}
