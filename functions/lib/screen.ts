import {createToken, readToken} from './token';

import {readFields} from '#src/contracts/fields';
import {decoyField, formTokenField, formTokenHeader} from '#src/contracts/honeypot';

/** Milliseconds below which no person reads a form, fills it in and sends it. */
const leastTime = 2000;
/** Milliseconds for which a token is read; a form may be left open for long. */
const tokenLife = 24 * 60 * 60 * 1000;

/** A message about one's own site has one or two. */
const mostLinks = 3;

export type Suspicion = 'honeypot' | 'too-fast' | 'forged-token' | 'links';

export type Sent = {
  values: unknown;
  headers: Headers;
  /** What was written, if the form has a field for it. */
  text?: string;
  secrets: readonly string[];
  at: Date;
};

/** The signed moment at which a form was first touched. Throws without a secret. */
export function createFormToken(secret: string | undefined, at: Date): string {
  return createToken('form', String(at.getTime()), secret, new Date(at.getTime() + tokenLife));
}

export type Screening = {
  /** Why it may be spam: reasons for a person to look at it, none to drop it. */
  suspicions: readonly Suspicion[];
  /** A person touched the form some seconds before it was sent. */
  hasGoodToken: boolean;
};

/**
 * Reads the form token. A missing one is allowed: without JavaScript a static page has no fresh one, and the request for one
 * may fail. So is one that has expired.
 */
function judgeToken({values, headers, secrets, at}: Sent): Screening {
  const typed = readFields(values).get(formTokenField);
  const token = headers.get(formTokenHeader) ?? (typeof typed === 'string' ? typed : null);
  if (token === null || secrets.length === 0) return {suspicions: [], hasGoodToken: false};
  const read = readToken('form', token, secrets, at);
  if (!read.ok) return {suspicions: read.reason === 'broken' ? ['forged-token'] : [], hasGoodToken: false};
  const isFast = at.getTime() - Number(read.subject) < leastTime;
  // A page of ours may come back at once, with one word corrected.
  if (isFast && !headers.has(formTokenHeader)) return {suspicions: [], hasGoodToken: false};
  return {suspicions: isFast ? ['too-fast'] : [], hasGoodToken: !isFast};
}

/** Counts each link once, also `https://www.` and a link inside markup. */
function countLinks(text: string): number {
  const link = /(?:<a\s[^>]*?|\[url=?\]?\s*)?(?:https?:\/\/(?:www\.)?|\bwww\.)|<a\s|\[url\b/gi;
  return text.match(link)?.length ?? 0;
}

/** Looks for signs that what was sent is spam. */
export function screenLead(sent: Sent): Screening {
  const decoy = readFields(sent.values).get(decoyField);
  const token = judgeToken(sent);
  const suspicions = [
    ...(typeof decoy === 'string' && decoy.trim() !== '' ? (['honeypot'] as const) : []),
    ...token.suspicions,
    ...(countLinks(sent.text ?? '') > mostLinks ? (['links'] as const) : []),
  ];
  return {...token, suspicions};
}
