import type {BookingRules, Host} from './hosts';

import type {Availability} from '#src/contracts/booking';

/** Free times, as the browser gets them. */
export function describeTimes(times: readonly Date[], rules: BookingRules, hosts: readonly Host[]): Availability {
  // To the minute: two months of times are half as long without seconds.
  const instants = times.map((time) => time.toISOString().replace(':00.000Z', 'Z'));
  return {minutes: rules.sessionMinutes, zone: hosts[0]?.zone ?? 'UTC', times: instants};
}
