import type {Sql} from '../../database/sql';
import type {StoredSource} from '../../leads/read-source';
import type {ClaimedDelivery} from '../outbox/delivery';

import type {ContactMessage} from '#src/contracts/contact';

type Row = {
  id: string;
  received_at: Date | string;
  first_name: string;
  last_name: string;
  email: string;
  company: string | null;
  message: string;
  source: StoredSource | null;
};

/** A stored message, for its renderers. */
export type StoredMessage = {id: string; receivedAt: Date; message: ContactMessage; source: StoredSource | null};

/** Loads the message, unless it was erased. */
export async function findMessage(sql: Sql, {reference}: ClaimedDelivery): Promise<StoredMessage | undefined> {
  const [row] = await sql<Row>`
    select id, received_at, first_name, last_name, email, company, message, source
    from contact_messages where id = ${reference}::uuid and state <> 'erased'`;
  if (row === undefined) return undefined;
  const {id, received_at: at, first_name: firstName, last_name: lastName, email, company, message, source} = row;
  const sent = {firstName, lastName, email, company: company ?? '', message};
  return {id, receivedAt: new Date(at), message: sent, source};
}
