/** The office's time zone: when an article's day begins, and the times in emails to the team. */
export const companyZone = 'America/Toronto';
