import {createToken, readToken} from './token';

import {readFields} from '#src/contracts/fields';
import {honeypotField, formTokenField, formTokenHeader} from '#src/contracts/honeypot';

/** Faster than anyone can fill in and send a form, in milliseconds. */
const leastTime = 2000;
/** Milliseconds a token is valid; forms may stay open for long. */
const tokenLife = 24 * 60 * 60 * 1000;

/** A message about someone's own site has one or two. */
const mostLinks = 3;

export type Suspicion = 'honeypot' | 'too-fast' | 'forged-token' | 'links';

export type Sent = {
  values: unknown;
  headers: Headers;
  /** The message text, if the form has one. */
  text?: string;
  secrets: readonly string[];
  at: Date;
};

/** Signs the time a form was first touched. Throws without a secret. */
export function createFormToken(secret: string | undefined, at: Date): string {
  return createToken('form', String(at.getTime()), secret, new Date(at.getTime() + tokenLife));
}

export type Screening = {
  /** Why it may be spam: reasons for a person to check, not to drop it. */
  suspicions: readonly Suspicion[];
  /** The form was touched at least two seconds before it was sent. */
  hasGoodToken: boolean;
};

/**
 * Reads the form token. A missing one is allowed, because a static page has none without JavaScript and its request may
 * fail. So is an expired one.
 */
function judgeToken({values, headers, secrets, at}: Sent): Screening {
  const typed = readFields(values).get(formTokenField);
  const token = headers.get(formTokenHeader) ?? (typeof typed === 'string' ? typed : null);
  if (token === null || secrets.length === 0) return {suspicions: [], hasGoodToken: false};
  const read = readToken('form', token, secrets, at);
  if (!read.ok) return {suspicions: read.reason === 'broken' ? ['forged-token'] : [], hasGoodToken: false};
  const isFast = at.getTime() - Number(read.subject) < leastTime;
  // Our error page may be sent again right away, with one word corrected.
  if (isFast && !headers.has(formTokenHeader)) return {suspicions: [], hasGoodToken: false};
  return {suspicions: isFast ? ['too-fast'] : [], hasGoodToken: !isFast};
}

/** Counts links, each one once, including `https://www.` and links in markup. */
function countLinks(text: string): number {
  const link = /(?:<a\s[^>]*?|\[url=?\]?\s*)?(?:https?:\/\/(?:www\.)?|\bwww\.)|<a\s|\[url\b/gi;
  return text.match(link)?.length ?? 0;
}

/** Checks a lead for signs of spam. */
export function screenLead(sent: Sent): Screening {
  const honeypot = readFields(sent.values).get(honeypotField);
  const token = judgeToken(sent);
  const suspicions = [
    ...(typeof honeypot === 'string' && honeypot.trim() !== '' ? (['honeypot'] as const) : []),
    ...token.suspicions,
    ...(countLinks(sent.text ?? '') > mostLinks ? (['links'] as const) : []),
  ];
  return {...token, suspicions};
}
