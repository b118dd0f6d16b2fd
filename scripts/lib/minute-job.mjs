import {say} from './say.mjs';

/** Functions that Netlify calls once a minute on a published site. Its local runtime leaves that to whoever runs it. */
const scheduled = ['outbox'];

const minute = 60_000;

/**
 * Calls the scheduled functions of a local site every minute, as Netlify does of a published one.
 *
 * @param {string} url address of the site
 * @returns {() => void} ends it
 */
export function runEveryMinute(url) {
  let told = false;
  const call = async (name) => {
    try {
      const answer = await fetch(`${url}/.netlify/functions/${name}`, {
        method: 'POST',
        signal: AbortSignal.timeout(minute),
      });
      await answer.arrayBuffer();
    } catch (error) {
      // Once is enough: a site that is being stopped answers nothing either.
      if (!told) say(`The minute's job "${name}" did not answer: ${error.message}`);
      told = true;
    }
  };
  const timer = setInterval(() => scheduled.forEach((name) => void call(name)), minute);
  timer.unref();
  return () => clearInterval(timer);
}
