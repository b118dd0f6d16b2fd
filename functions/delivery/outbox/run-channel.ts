import type {Sql} from '../../database/sql';
import {withTimeout} from '../../database/sql';
import {databaseTimeout} from '../../database/safe-query';
import {attemptDelivery, type AttemptPorts} from './attempt-delivery';
import {isChannelDown, type Channel, type ClaimedDelivery, type SendResult} from './delivery';
import {claimDeliveries, endOutage, type Claimable} from './outbox-store';
import {concurrency, createPace} from './pace';

export type RunPorts = AttemptPorts & {createId: () => string};

const ask = <T>({connect}: RunPorts, work: (sql: Sql) => Promise<T>): Promise<T> =>
  withTimeout(connect().then(work), databaseTimeout);

export const claim = (ports: RunPorts, which: Claimable): Promise<ClaimedDelivery[]> =>
  ask(ports, (sql) => claimDeliveries(sql, which, ports.createId(), ports.clock()));

/** Attempts these concurrently. */
export const attemptAll = (
  deliveries: readonly ClaimedDelivery[],
  requestId: string,
  ports: AttemptPorts,
): Promise<SendResult[]> => Promise.all(deliveries.map((delivery) => attemptDelivery(delivery, requestId, ports)));

/** Tries one delivery, to learn whether the channel can be used. */
async function probe(delivery: ClaimedDelivery, requestId: string, ports: RunPorts): Promise<boolean> {
  const [result] = await attemptAll([delivery], requestId, ports);
  if (result?.state === 'sent') await ask(ports, (sql) => endOutage(sql, delivery, ports.clock()));
  return result !== undefined && !isChannelDown(result);
}

/** Attempts what is due on a channel. While the channel is down, that is one delivery. */
export async function runChannel(
  channel: Channel,
  requestId: string,
  runTime: number,
  ports: RunPorts,
): Promise<number> {
  const pace = createPace(Date.now, runTime);
  const limit = concurrency[channel];
  let count = 0;
  for (let [isOpen, turn] = [true, 0]; isOpen && pace.hasTime(); turn += 1) {
    const started = Date.now();
    const [isProbe, isVisitorsTurn] = [count === 0, turn % 3 === 2];
    const claimed = await claim(ports, {channel, limit: isProbe ? 1 : limit, isProbe, isVisitorsTurn});
    const [first] = claimed;
    if (first === undefined) break;
    if (isProbe) isOpen = await probe(first, requestId, ports);
    else {
      const results = await attemptAll(claimed, requestId, ports);
      isOpen = !results.every(isChannelDown);
    }
    pace.record(Date.now() - started);
    count += claimed.length;
  }
  return count;
}
