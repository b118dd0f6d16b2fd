import type {Sql} from '../database/database';

/** Removes one batch of messages that were held before a moment and that nobody released. */
export function removeOldSpam(sql: Sql, received: string, batch: number) {
  return sql<{count: string}>`
    with gone as (
      delete from contact_messages where id in (
        select id from contact_messages
        where state = 'held' and received_at < ${received}::timestamptz
        order by received_at limit ${batch}::int for update skip locked
      ) returning id
    ), deliveries as (delete from outbox where reference in (select id from gone))
    select count(*) from gone`;
}

/**
 * Removes one batch of messages of before a moment, with their deliveries. One that is still to be delivered stays until it
 * is, or is given up, so a mail server that is down for long loses nothing.
 */
export function removeOldMessages(sql: Sql, received: string, batch: number) {
  return sql<{count: string}>`
    with gone as (
      delete from contact_messages where id in (
        select id from contact_messages as message
        where received_at < ${received}::timestamptz and not exists (
          select from outbox where reference = message.id and outbox.state in ('waiting', 'claimed')
        )
        order by received_at limit ${batch}::int for update skip locked
      ) returning id
    ), deliveries as (delete from outbox where reference in (select id from gone))
    select count(*) from gone`;
}
