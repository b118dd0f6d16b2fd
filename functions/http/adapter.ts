import {closeDatabase} from '../database/sql';
import type {Caller} from '../leads/endpoint';
import type {Dependencies, DeployContext} from '../setup/dependencies';
import {frameResponse} from './frame-page';

import type {Context} from '@netlify/functions';

/** Netlify runs scheduled functions only for published deploys, so a job without a deploy context is in production. */
export const jobContext = ({deploy}: Context): DeployContext => ({deploy: {context: deploy.context || 'production'}});

/** Runs a scheduled job. */
export async function runJob<Given extends Dependencies>(
  {requestId}: Context,
  dependencies: Given,
  job: (requestId: string, dependencies: Given) => Promise<Response>,
): Promise<Response> {
  const response = await job(requestId, dependencies);
  if (dependencies.environment.local) await closeDatabase();
  return response;
}

/** Handles one Netlify request. A page gets the site's frame. Deferred work continues after the response. */
export async function handleRequest(
  context: Context,
  {environment, readPage}: Pick<Dependencies, 'environment' | 'readPage'>,
  handle: (caller: Caller) => Promise<Response>,
): Promise<Response> {
  const deferred: Promise<void>[] = [];
  const {ip, requestId} = context;
  const response = await frameResponse(await handle({ip, requestId, defer: (work) => deferred.push(work)}), readPage);
  // A worker of `netlify dev` handles one request and would stay alive until its connections time out.
  context.waitUntil(Promise.all(deferred).then(() => (environment.local ? closeDatabase() : undefined)));
  return response;
}
