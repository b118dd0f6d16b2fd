/* Days for which each kind is kept, besides leads (`LEAD_RETENTION_DAYS`). */

/** Held messages. */
export const spamDays = 30;
/** Sign-ups that nobody confirmed. */
export const pendingDays = 30;
/** What is known of a delivery once it is done: ids and times, to find out why something came twice or not at all. */
export const deliveryDays = 90;
/** Counts of visits: a year and a month, so that a month can be compared with the one of last year. */
export const vitalsDays = 400;
/** Answers to "Was this page helpful?" with their comments, which may say more about a person than was asked. */
export const feedbackDays = 400;
/** Deliveries by a channel that is no longer set up. */
export const closedChannelDays = 7;
/** How long a message may wait to be delivered beyond its own retention. */
export const undeliveredDays = 14;
