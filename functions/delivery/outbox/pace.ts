import type {Channel} from './delivery';

/** Concurrent deliveries per channel; for mail, its connections. */
export const concurrency: Readonly<Record<Channel, number>> = {mail: 2, crm: 10, notify: 1};

/** Milliseconds a run may take in a background function, which Netlify ends after 15 minutes. */
export const defaultRunTime = 9 * 60_000;

/** The same in a scheduled function, which Netlify ends after 30 seconds. */
export const shortRunTime = 28_000;

/** Milliseconds reserved for a delivery: the longest it can take, or a multiple of what the slowest one took. */
const longestDelivery = 24_000;
const margin = 3;

/** Decides whether a run has time for more, based on how long its deliveries took. */
export function createPace(clock: () => number, runTime: number) {
  const started = clock();
  let slowest = Infinity;
  return {
    hasTime: () => clock() - started + Math.min(longestDelivery, margin * slowest) < runTime,
    record(ms: number) {
      slowest = slowest === Infinity ? ms : Math.max(slowest, ms);
    },
  };
}
