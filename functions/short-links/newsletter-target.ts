import type {Environment} from '../lib/environment';
import {secretsOf} from '../lib/secrets';
import {readShortCode} from '../lib/short-code';
import {createToken} from '../lib/token';

import {confirmPath, unsubscribePath} from '#src/contracts/newsletter';

/** Target of a short link in a newsletter mail. An invalid code leads to an error page. */
export function findNewsletterTarget(
  code: string,
  isUnsubscribing: boolean,
  environment: Pick<Environment, 'appSecret' | 'oldSecrets'>,
): string {
  const purpose = isUnsubscribing ? 'newsletter-unsubscribe' : 'newsletter-confirm';
  const path = isUnsubscribing ? unsubscribePath : confirmPath;
  const read = readShortCode(purpose, code, secretsOf(environment));
  if (read === undefined || environment.appSecret === undefined) return `${path}?token=`;
  return `${path}?token=${createToken(purpose, read.id, environment.appSecret, read.expires)}`;
}
