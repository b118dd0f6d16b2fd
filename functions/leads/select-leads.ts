import type {Sql} from '../database/sql';
import type {StoredSource} from './read-source';

export const leadKinds = ['message', 'trial', 'subscriber', 'booking'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** A lead of any kind. Fields a kind lacks are null. */
export type StoredLead = {
  kind: LeadKind;
  id: string;
  /** When it arrived. */
  at: Date;
  state: string;
  name: string | null;
  email: string;
  company: string | null;
  text: string | null;
  /** Why it was held. */
  heldFor: string | null;
  /** Start of the demo, for a booking. */
  startsAt: Date | null;
  source: StoredSource | null;
  /** Its deliveries: `mail sent, crm waiting`. */
  deliveries: string;
  /** Cursor of the next page: its time at full database precision. */
  cursor: string;
};

export type LeadQuery = {
  kind: LeadKind;
  limit: number;
  /** Range of IDs. */
  ids?: readonly [string, string];
  state?: string;
  /** Only from this address, ignoring case. */
  email?: string;
  /** Only with a delivery in this state. */
  delivery?: string;
  after?: Pick<StoredLead, 'id' | 'cursor'>;
};

type Row = Omit<StoredLead, 'at' | 'startsAt'> & {at: Date | string; startsAt: Date | string | null};

const allIds = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** Leads of one kind, newest first. */
export async function selectLeads(sql: Sql, query: LeadQuery): Promise<StoredLead[]> {
  const {kind, limit, ids: [low, high] = allIds, state = '', delivery = ''} = query;
  const {after = {cursor: 'infinity', id: allIds[1]}} = query;
  const email = (query.email ?? '').trim().toLowerCase();
  const rows = await sql<Row>`
    select kind, id, at, at::text as cursor, state, name, email, company, text, held_for as "heldFor",
      starts_at as "startsAt", source, (
        select coalesce(string_agg(channel || ' ' || outbox.state, ', ' order by outbox.created_at, channel), '')
        from outbox where reference = lead.id
      ) as deliveries
    from leads as lead
    where kind = ${kind} and (at, id) < (${after.cursor}::timestamptz, ${after.id}::uuid)
      and id between ${low}::uuid and ${high}::uuid and (state = ${state} or ${state} = '')
      and (lower(email) = ${email} or ${email} = '')
      and (${delivery} = '' or exists (
        -- Waiting is what is due; a reminder for tomorrow is scheduled.
        select from outbox where reference = lead.id and outbox.state = ${delivery}
          and (outbox.state <> 'waiting' or wanted_at <= now())
      ))
    order by at desc, id desc limit ${limit}::int`;
  return rows.map(({at, startsAt, ...row}) => {
    return {...row, at: new Date(at), startsAt: startsAt === null ? null : new Date(startsAt)};
  });
}
