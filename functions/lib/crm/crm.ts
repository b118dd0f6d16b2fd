import type {SendResult} from '../outbox/delivery';

/** What the CRM is told, in the shape of Standard Webhooks: what happened, when, and about what. */
export type CrmEvent = {
  /** Such as `contact.received`. */
  type: string;
  timestamp: Date;
  data: Readonly<Record<string, string | number | boolean | null>>;
};

/** Tells the CRM. It does not throw. `id` is the same for every try, so a second one can be seen as a repeat. */
export type CrmChannel = {deliver: (event: CrmEvent, id: string) => Promise<Exclude<SendResult, {state: 'cancelled'}>>};
