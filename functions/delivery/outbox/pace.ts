import type {Channel} from './delivery';

/** Concurrent deliveries per channel; for mail, its connections. */
export const concurrency: Readonly<Record<Channel, number>> = {mail: 2, crm: 10};

/** Milliseconds a run may take: Netlify ends a scheduled function after 30 seconds. */
const runTime = 28_000;

/** Longest duration of one delivery in milliseconds, and what to allow while the server responds quickly. */
const slowDelivery = 24_000;
const quickDelivery = 8_000;
const quick = 2_000;

/** Decides whether a run has time for more, based on how long its deliveries took. */
export function createPace(clock: () => number) {
  const started = clock();
  let slowest = Infinity;
  return {
    hasTime: () => clock() - started + (slowest < quick ? quickDelivery : slowDelivery) < runTime,
    record(ms: number) {
      slowest = slowest === Infinity ? ms : Math.max(slowest, ms);
    },
  };
}
