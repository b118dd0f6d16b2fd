/** How a delivery leaves the site. Mail to the team and mail to visitors share one channel. */
export type Channel = 'mail' | 'crm';

/** Something to send: in which words (`functions/lib/deliveries`), about which row, on which way. */
export type NewDelivery = {
  id: string;
  channel: Channel;
  kind: string;
  /** Id of the row it is about. */
  reference: string;
  /** What the words need besides that row. Nothing that a person typed. */
  payload?: Readonly<Record<string, string | number | boolean | null>>;
  /** Not before; at once unless given. */
  due?: Date;
};

/** A delivery that this process alone may send, until its claim ends. */
export type ClaimedDelivery = {
  id: string;
  channel: Channel;
  kind: string;
  reference: string;
  payload: Readonly<Record<string, unknown>>;
  createdAt: Date;
  /** Which try this is, from 1. */
  attempt: number;
  /** Tries after which the server may have had the mail without confirming it. */
  unconfirmed: number;
  claim: string;
};

/**
 * How a try ended.
 * - `sent`: accepted by the server; `file` is where a developer's machine wrote it instead.
 * - `failed`: `permanent` tells a refusal from a failure that may pass. `isUnconfirmed`: the server may have accepted it.
 *   `isRecipientRefused`: the server does not accept mail for this address.
 * - `busy`: the server takes no more for now. Not a try, and a reason to end the run.
 * - `cancelled`: no longer wanted, or what it was about is gone.
 */
export type SendResult =
  | {state: 'sent'; file?: string}
  | {state: 'failed'; code: string; permanent: boolean; isUnconfirmed?: boolean; isRecipientRefused?: boolean}
  | {state: 'busy'; code: string}
  | {state: 'cancelled'};

/**
 * Rows for the table `outbox`, as the JSON that its function `outbox_rows` reads. They are written by the very statement
 * that stores what they tell of: `insert into outbox select rows.* from added, outbox_rows(${json}::jsonb) as rows`.
 */
export function outboxRows(deliveries: readonly NewDelivery[], at: Date): string {
  return JSON.stringify(
    deliveries.map(({due = at, payload = {}, ...delivery}) => ({
      ...delivery,
      payload,
      state: 'waiting',
      created_at: at.toISOString(),
      due_at: due.toISOString(),
      attempts: 0,
    })),
  );
}
