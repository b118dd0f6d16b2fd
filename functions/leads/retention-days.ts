/* Days each kind of data is kept. Leads: `LEAD_RETENTION_DAYS`. */

/** Held messages. */
export const spamDays = 30;
/** How long they are kept at least after an email to the team listed them. */
export const reportedDays = 14;
/** Finished deliveries: IDs and times, for investigating duplicate and missing mails. Counts of browser faults, too. */
export const deliveryDays = 90;
/** Page feedback. Comments may contain more about a person than we asked for. */
export const feedbackDays = 400;
/** Busy times of a host's own calendar that nobody has read since: its address was removed. */
export const calendarDays = 30;
/** Deliveries on a channel that is no longer configured. */
export const closedChannelDays = 7;
/** How much longer a message is kept while its delivery is waiting. */
export const undeliveredDays = 14;
