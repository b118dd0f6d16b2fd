import type {BookingRules, Host} from './hosts';

import type {Availability} from '#src/contracts/booking';

/** Open times in the format the browser gets. */
export function describeTimes(times: readonly Date[], rules: BookingRules, hosts: readonly Host[]): Availability {
  // Minute precision: without seconds, two months of times are half as long.
  const instants = times.map((time) => time.toISOString().replace(':00.000Z', 'Z'));
  return {minutes: rules.sessionMinutes, zone: hosts[0]?.zone ?? 'UTC', times: instants};
}
