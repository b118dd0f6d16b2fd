import type {Environment} from '../lib/environment';
import {secretsOf} from '../lib/secrets';
import {readShortCode} from '../lib/short-code';
import {createToken} from '../lib/token';

import {confirmPath, unsubscribePath} from '#src/contracts/newsletter';

/** The page behind a short link of a newsletter mail. A code that is broken leads to the page that says so. */
export function findNewsletterTarget(
  code: string,
  isLeaving: boolean,
  environment: Pick<Environment, 'appSecret' | 'oldSecrets'>,
): string {
  const purpose = isLeaving ? 'newsletter-unsubscribe' : 'newsletter-confirm';
  const path = isLeaving ? unsubscribePath : confirmPath;
  const read = readShortCode(purpose, code, secretsOf(environment));
  if (read === undefined || environment.appSecret === undefined) return `${path}?token=`;
  return `${path}?token=${createToken(purpose, read.id, environment.appSecret, read.expires)}`;
}
