/** A CRM event in the shape of Standard Webhooks. */
export type CrmEvent = {
  /** For example `contact.received`. */
  type: string;
  timestamp: Date;
  data: Readonly<Record<string, string | number | boolean | null>>;
};
