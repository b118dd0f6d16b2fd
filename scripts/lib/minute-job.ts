import {messageOf, say} from './terminal';

const minute = 60_000;

/**
 * Calls the scheduled function of a local site every minute. Netlify does that for a published site only.
 * @returns What ends it.
 */
export function runEveryMinute(url: string): () => void {
  let hasFailed = false;
  const call = async () => {
    try {
      const signal = AbortSignal.timeout(minute);
      await (await fetch(`${url}/.netlify/functions/outbox`, {method: 'POST', signal})).arrayBuffer();
    } catch (error) {
      // Once is enough: a site that is being stopped does not answer either.
      if (!hasFailed) say(`The scheduled function "outbox" did not answer: ${messageOf(error)}`);
      hasFailed = true;
    }
  };
  const timer = setInterval(() => void call(), minute);
  timer.unref();
  return () => clearInterval(timer);
}
