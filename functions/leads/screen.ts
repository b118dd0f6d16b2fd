import {createToken, readToken} from '../security/token';
import type {HiddenFields} from './hidden-fields';

import {randomBytes} from 'node:crypto';

/** Minimum time to fill in a form, in milliseconds: only scripts are faster. Most people take longer than the second. */
const [minFillTime, usualFillTime] = [2000, 20_000];
/** Milliseconds a token is valid: forms may stay open all day. */
const tokenLifetime = 24 * 60 * 60 * 1000;

/** Links in an honest message: one about the sender's own site has one or two. */
const maxLinks = 3;

/** Messages one form token is good for. */
export const tokenUses = 4;

export type Suspicion = 'honeypot' | 'too-fast' | 'forged-token' | 'links';

export type ScreeningInput = {
  hidden: Pick<HiddenFields, 'honeypot' | 'token' | 'isScript'>;
  /** The message text; empty if the form has none. */
  text: string;
  secrets: readonly string[];
  at: Date;
};

/** Signs the time a form was first touched. Throws without a secret. */
export function createFormToken(secret: string | undefined, at: Date): string {
  // The random part tells forms apart that were touched in the same millisecond.
  const subject = `${at.getTime()}-${randomBytes(6).toString('base64url')}`;
  return createToken('form', subject, secret, new Date(at.getTime() + tokenLifetime));
}

export type Screening = {
  /** Why it may be spam: reasons for a person to check, not to drop it. */
  suspicions: readonly Suspicion[];
  /** ID of the form's token, if it is valid. */
  tokenId?: string;
  /** The form was open for as long as people usually need. */
  isSlow?: boolean;
};

/**
 * Reads the form token. A missing one is allowed, because a static page has none without JavaScript and its request may
 * fail. So is an expired one.
 */
function checkToken({hidden: {token, isScript}, secrets, at}: ScreeningInput): Screening {
  if (token === '' || secrets.length === 0) return {suspicions: []};
  const read = readToken('form', token, secrets, at);
  if (!read.ok) return {suspicions: read.reason === 'broken' ? ['forged-token'] : []};
  const age = at.getTime() - Number(read.subject.split('-', 1)[0]);
  // A negative age is the clock of another instance.
  const isFast = age >= 0 && age < minFillTime;
  // A visitor may resend our error page right away, with one word corrected.
  if (isFast && !isScript) return {suspicions: []};
  return {suspicions: isFast ? ['too-fast'] : [], tokenId: read.subject, isSlow: age > usualFillTime};
}

/** Counts links, each one once, including `https://www.` and links in markup. */
function countLinks(text: string): number {
  const link = /(?:<a\s[^>]*?|\[url=?\]?\s*)?(?:https?:\/\/(?:www\.)?|\bwww\.)|<a\s|\[url\b/gi;
  return text.match(link)?.length ?? 0;
}

/** Checks a lead for signs of spam. */
export function screenLead(input: ScreeningInput): Screening {
  const token = checkToken(input);
  const suspicions = [
    ...(input.hidden.honeypot.trim() === '' ? [] : (['honeypot'] as const)),
    ...token.suspicions,
    ...(countLinks(input.text) > maxLinks ? (['links'] as const) : []),
  ];
  return {...token, suspicions};
}
