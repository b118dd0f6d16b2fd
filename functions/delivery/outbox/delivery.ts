/** How a delivery is sent. Mail to the team and to visitors share a channel. */
export type Channel = 'mail' | 'crm' | 'notify';

/** Something to send: its kind (`functions/delivery/renderers`), the row it is about, and its channel. */
export type NewDelivery = {
  id: string;
  channel: Channel;
  kind: string;
  /** ID of the row it is about. */
  reference: string;
  /** Data the renderer needs besides that row. Contains nothing a visitor typed. */
  payload?: Readonly<Record<string, string | number | boolean | null>>;
  /** Earliest time; now by default. */
  due?: Date;
};

/** A delivery only this process may send, until its claim expires. */
export type ClaimedDelivery = {
  id: string;
  channel: Channel;
  kind: string;
  reference: string;
  payload: Readonly<Record<string, unknown>>;
  createdAt: Date;
  /** When it was first due. */
  wantedAt: Date;
  /** Number of this attempt, from 1. Those that failed because the channel was down are left out. */
  attempt: number;
  /** Code of the last failed attempt, counted or not. */
  code: string | null;
  claim: string;
};

/** Code of an email that the server received but didn't confirm. */
export const unconfirmedCode = 'mail-unconfirmed';

type Failure = {
  state: 'failed';
  code: string;
  isUnconfirmed?: boolean;
  isSpecific?: boolean;
};

/**
 * Result of an attempt.
 * - `sent`: accepted by the server; `file` is where a developer's machine wrote it instead.
 * - `failed`: it is tried again later. `code` has the server's own status. `isUnconfirmed`: the server may have accepted
 * it. `isSpecific`: the server answered about this delivery, so others may succeed; without it, the channel is down.
 * - `cancelled`: no longer needed, or its lead was deleted.
 */
export type SendResult = {state: 'sent'; file?: string} | Failure | {state: 'cancelled'};

/** Result of a transport. */
export type TransportResult = Exclude<SendResult, {state: 'cancelled'}>;

/**
 * Sends through one channel. `deliver` does not throw; a failure is a result. `id` is the same for every attempt, so a
 * receiver can recognize a repeat. `close` closes connections once nothing is being sent.
 */
export type Transport<Content> = {
  deliver: (content: Content, id: string) => Promise<TransportResult>;
  close?: () => void;
};

/** Whether a result says that the channel, and not just this delivery, can't be used now. */
export const isChannelDown = (result: SendResult): boolean =>
  result.state === 'failed' && !result.isUnconfirmed && !result.isSpecific;

/**
 * Rows for the table `outbox`, as the JSON its function `outbox_rows` reads. Write them in the statement that stores
 * the lead: `insert into outbox select rows.* from added, outbox_rows(${json}::jsonb) as rows`.
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
