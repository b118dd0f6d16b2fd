import {randomUUID} from 'node:crypto';

import type {NewsletterIssue} from '../../functions/lib/deliveries/newsletter-issue';
import type {Sql} from '../../functions/lib/database/database';
import type {NamedIssue} from './read-issue';

/** Mails due per ten minutes: fewer than one outbox run sends, so other mails aren't delayed. */
export const readersPerRun = 50;

/** Seconds between outbox runs. */
const runSeconds = 600;

/** A queued issue, with the states of its deliveries. */
export type QueuedIssue = {
  id: string;
  name: string;
  content: NewsletterIssue;
  queued_at: Date | string;
  readers: number;
} & Record<'sent' | 'waiting' | 'stopped' | 'failed', string>;

/** Issues, newest first: all, or the one with this name. */
export function listIssues(sql: Sql, name?: string) {
  const rows = (condition: ReturnType<Sql>) => sql`(
    select count(*) from outbox where kind = 'newsletter-issue' and payload ->> 'issue' = issues.id::text and ${condition})`;
  return sql<QueuedIssue>`
    select id, name, content, queued_at, readers,
      ${rows(sql`state = 'sent'`)} as sent,
      ${rows(sql`state in ('waiting', 'claimed')`)} as waiting,
      ${rows(sql`state = 'cancelled' and code = 'stopped'`)} as stopped,
      ${rows(sql`state in ('dead', 'dismissed')`)} as failed
    from newsletter_issues as issues
    where ${name === undefined ? sql`true` : sql`name = ${name}`}
    order by queued_at desc limit 24`;
}

export async function countReaders(sql: Sql): Promise<number> {
  const [row] = await sql<{count: string}>`select count(*) from subscribers where state = 'confirmed'`;
  return Number(row?.count);
}

/** Due time of the mail to the subscriber at this position: a fixed number per run. */
const dueAt = (sql: Sql, at: Date) => sql`
  ${at.toISOString()}::timestamptz + (place / ${readersPerRun}::int) * ${runSeconds}::int * interval '1 second'`;

/**
 * Adds an issue and one delivery per confirmed subscriber, in one statement. Calling it again with the name adds
 * nothing. Resolves to the number of subscribers, or undefined if the name is taken.
 */
export async function queueIssue(
  sql: Sql,
  {name, issue}: NamedIssue,
  site: string,
  at: Date,
): Promise<number | undefined> {
  const id = randomUUID();
  const now = at.toISOString();
  const delivery = JSON.stringify([
    {
      channel: 'mail',
      kind: 'newsletter-issue',
      payload: {site, issue: id},
      state: 'waiting',
      created_at: now,
      attempts: 0,
    },
  ]);
  const [row] = await sql<{readers: number}>`
    with readers as (
      select id, ${dueAt(sql, at)} as due
      from (select id, row_number() over (order by id) - 1 as place from subscribers where state = 'confirmed') as placed
    ), added as (
      insert into newsletter_issues (id, name, content, queued_at, readers)
      values (${id}::uuid, ${name}, ${JSON.stringify(issue)}::jsonb, ${now}::timestamptz, (select count(*) from readers))
      on conflict (name) do nothing returning readers
    ), queued as (
      insert into outbox
      select rows.* from added, readers, outbox_rows(${delivery}::jsonb, jsonb_build_object(
        'id', gen_random_uuid(), 'reference', readers.id, 'due_at', readers.due, 'wanted_at', readers.due)) as rows
    )
    select readers from added`;
  return row?.readers;
}

/** Holds mails not sent yet. Resolves to their number. */
export async function stopIssue(sql: Sql, id: string, at: Date): Promise<number> {
  const rows = await sql`
    update outbox set state = 'cancelled', code = 'stopped', done_at = ${at.toISOString()}::timestamptz
    where kind = 'newsletter-issue' and payload ->> 'issue' = ${id} and state = 'waiting' returning id`;
  return rows.length;
}

/** Queues held mails again. Resolves to their number. */
export async function resumeIssue(sql: Sql, id: string, at: Date): Promise<number> {
  const rows = await sql`
    update outbox set state = 'waiting', code = null, done_at = null, due_at = due, wanted_at = due
    from (
      select stopped, ${dueAt(sql, at)} as due from (
        select id as stopped, row_number() over (order by id) - 1 as place from outbox
        where kind = 'newsletter-issue' and payload ->> 'issue' = ${id} and state = 'cancelled' and code = 'stopped'
      ) as placed
    ) as again
    where id = stopped returning id`;
  return rows.length;
}
