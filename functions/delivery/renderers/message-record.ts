import type {Sql} from '../../database/sql';
import type {StoredSource} from '../../leads/read-source';
import type {ClaimedDelivery} from '../outbox/delivery';

import type {ContactMessage} from '#src/contracts/contact';

/** A stored message, for its renderers. */
export type StoredMessage = {id: string; receivedAt: Date; message: ContactMessage; source: StoredSource | null};

type Row = ContactMessage & {id: string; receivedAt: Date | string; source: StoredSource | null};

/** Loads the message, unless it was erased. */
export async function findMessage(sql: Sql, {reference}: ClaimedDelivery): Promise<StoredMessage | undefined> {
  const [row] = await sql<Row>`
    select id, received_at as "receivedAt", first_name as "firstName", last_name as "lastName", email,
      coalesce(company, '') as company, message, source
    from contact_messages where id = ${reference}::uuid and state <> 'erased'`;
  if (row === undefined) return undefined;
  const {id, receivedAt, source, ...message} = row;
  return {id, receivedAt: new Date(receivedAt), message, source};
}
