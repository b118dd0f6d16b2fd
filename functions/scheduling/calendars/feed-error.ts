/** Why a feed can't be used, with what to do about it. Status codes and network errors have codes of their own. */
export const feedProblems = {
  not_a_calendar: 'The address doesn’t return a calendar. Copy the secret address in iCal format again.',
  too_large: 'The calendar is larger than 10 MB. Use a calendar with fewer past events.',
  too_slow: 'The calendar’s server took too long.',
  too_many_redirects: 'The address redirects more than three times.',
  too_many_events:
    'The calendar repeats events too often to list them in time. Look for one that repeats every minute.',
  unreadable: 'The calendar has a part that can’t be read.',
  address_is_not_public: 'The address is not on the public internet.',
  http_401: 'The address needs a password. Use a secret or published address instead.',
  http_403: 'The address was refused. Publish the calendar again and copy the new address.',
  http_404: 'The address no longer exists. Copy the secret address again.',
} as const;

export class FeedError extends Error {
  override name = 'FeedError';
  readonly code: string;
  constructor(code: keyof typeof feedProblems | `http_${number}`) {
    super(code);
    this.code = code;
  }
}

/** A sentence about a failure, for people. */
export function explainFailure(code: string): string {
  return new Map<string, string>(Object.entries(feedProblems)).get(code) ?? `The address could not be read: ${code}.`;
}
