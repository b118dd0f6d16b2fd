import {createToken, readToken} from '../../security/token';
import {secretsOf} from '../../security/secrets';
import type {Environment} from '../../setup/environment';

/** Address of the background function. */
export const longRunPath = '/api/outbox';

const lifetime = 60_000;
const timeout = 10_000;

type Settings = Pick<Environment, 'siteUrl' | 'appSecret'>;

/** Creates the function that starts a long run, or returns undefined without an address or a secret. */
export function createLongRun({siteUrl, appSecret}: Settings, clock: () => Date, send: typeof fetch = fetch) {
  if (siteUrl === undefined || appSecret === undefined) return undefined;
  return async (): Promise<boolean> => {
    const token = createToken('outbox-run', 'outbox', appSecret, new Date(clock().getTime() + lifetime));
    const headers = {Authorization: `Bearer ${token}`};
    const init = {method: 'POST', headers, redirect: 'manual', signal: AbortSignal.timeout(timeout)} as const;
    const response = await send(`${siteUrl}${longRunPath}`, init).catch(() => undefined);
    // Netlify accepts a background function with 202; anything else comes from somewhere else.
    return response?.status === 202;
  };
}

/** Whether a request was made by the job. */
export function isLongRun(
  request: Request,
  environment: Pick<Environment, 'appSecret' | 'oldSecrets'>,
  now: Date,
): boolean {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  return readToken('outbox-run', token, secretsOf(environment), now).ok;
}
