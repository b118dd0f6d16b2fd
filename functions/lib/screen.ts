import {createToken, readToken} from './token';

import {readFields} from '#src/contracts/fields';
import {decoyField, formTokenHeader} from '#src/contracts/honeypot';

/** Nobody reads a form, fills it in and sends it within so many milliseconds. */
const leastTime = 2000;
/** A form that was left open for longer says nothing any more. */
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

/**
 * What the token tells. None is no fault: without JavaScript a static page can hold no fresh one, and a request for one may
 * fail. Neither is an old one.
 */
function judgeToken({headers, secrets, at}: Sent): Suspicion[] {
  const token = headers.get(formTokenHeader);
  if (token === null || secrets.length === 0) return [];
  const read = readToken('form', token, secrets, at);
  if (!read.ok) return read.reason === 'broken' ? ['forged-token'] : [];
  return at.getTime() - Number(read.subject) < leastTime ? ['too-fast'] : [];
}

function countLinks(text: string): number {
  const link = /(?:<a\s[^>]*?|\[url=?\]?\s*)?(?:https?:\/\/(?:www\.)?|\bwww\.)|<a\s|\[url\b/gi;
  return text.match(link)?.length ?? 0;
}

/** Why what was sent may be spam. Each is a reason to let a person look at it, none to drop it. */
export function screenLead(sent: Sent): Suspicion[] {
  const decoy = readFields(sent.values).get(decoyField);
  return [
    ...(typeof decoy === 'string' && decoy.trim() !== '' ? (['honeypot'] as const) : []),
    ...judgeToken(sent),
    ...(countLinks(sent.text ?? '') > mostLinks ? (['links'] as const) : []),
  ];
}
