import type {PostResult} from './attempt-post';

/** A CRM event in the shape of Standard Webhooks. */
export type CrmEvent = {
  /** For example `contact.received`. */
  type: string;
  timestamp: Date;
  data: Readonly<Record<string, string | number | boolean | null>>;
};

/**
 * Sends an event to the CRM. It does not throw. `id` is the same for every attempt, so the CRM can recognize a repeat.
 */
export type CrmChannel = {deliver: (event: CrmEvent, id: string) => Promise<PostResult>};
