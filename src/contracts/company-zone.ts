/** The office's time zone: when an article's day begins, and the times in mails to the team. */
export const companyZone = 'America/Toronto';
