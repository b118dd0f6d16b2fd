import type {Sql} from '../../database/sql';
import type {StoredSource} from '../../leads/read-source';
import type {ClaimedDelivery} from '../outbox/delivery';

import type {ContactMessage} from '#src/contracts/contact';

/** A stored message, for its renderers. */
export type StoredMessage = {
  id: string;
  receivedAt: Date;
  message: ContactMessage;
  source: StoredSource | null;
  /** Of a request for a demo. */
  wish: {start: Date; zone: string} | undefined;
};

type Row = ContactMessage & {
  id: string;
  receivedAt: Date | string;
  source: StoredSource | null;
  start: Date | string | null;
  zone: string | null;
};

/** Loads the message, unless it was erased. */
export async function findMessage(sql: Sql, {reference}: ClaimedDelivery): Promise<StoredMessage | undefined> {
  const [row] = await sql<Row>`
    select id, received_at as "receivedAt", first_name as "firstName", last_name as "lastName", email,
      coalesce(company, '') as company, message, source, wished_at as start, zone
    from contact_messages where id = ${reference}::uuid and state <> 'erased'`;
  if (row === undefined) return undefined;
  const {id, receivedAt, source, start, zone, ...message} = row;
  const wish = start === null || zone === null ? undefined : {start: new Date(start), zone};
  return {id, receivedAt: new Date(receivedAt), message, source, wish};
}
