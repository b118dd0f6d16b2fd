import {before, type RateLimit} from '../database/rate-limit';
import type {Sql} from '../database/sql';
import {addressSubject, daySeconds} from '../security/rate-subject';

/** Mails an hour to addresses that strangers may have entered: beyond it, sign-ups are refused. */
const mailsPerHour = 60;

/** Limit on sign-ups in an hour, from everyone together. */
export const everyone: RateLimit = {subject: 'newsletter', allowed: mailsPerHour, seconds: 60 * 60};

/** Seconds in which an address gets no mail about sign-ups after its owner pressed “Delete it now”. */
const silence = 365 * daySeconds;

const subjectOf = (email: string, secret: string) => addressSubject('newsletter-silenced', email, secret);

/** Statement: remembers an address as a keyed hash. */
export const silenceAddress = (sql: Sql, email: string, secret: string, at: Date) => sql`
  insert into rate_limits (subject, hits, allowed, expires_at)
  values (${subjectOf(email, secret)}, '{}', 0, ${before(at, -silence)}::timestamptz)
  on conflict (subject) do update set expires_at = excluded.expires_at`;

/** A condition: the address was silenced under one of the secrets. */
export const isSilenced = (sql: Sql, email: string, secrets: readonly string[], at: Date) => sql`exists (
  select from rate_limits where expires_at > ${at.toISOString()}::timestamptz and subject in (
    select jsonb_array_elements_text(${JSON.stringify(secrets.map((secret) => subjectOf(email, secret)))}::jsonb)))`;
