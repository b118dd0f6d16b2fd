import {readBusy} from '../../functions/scheduling/calendars/busy-times';
import {explainFailure} from '../../functions/scheduling/calendars/feed-error';
import {type Feed, readFeeds} from '../../functions/scheduling/calendars/feeds';
import {fetchFeed} from '../../functions/scheduling/calendars/fetch-feed';
import {coveredRange, ownerOf} from '../../functions/scheduling/calendars/host-calendars';
import {bookingRules, hosts} from '../../functions/scheduling/hosts';
import {errorCode} from '../../functions/setup/log';
import {readSettings} from '../lib/database';
import {count, formatTable, printLine} from '../lib/terminal';

/** Milliseconds to wait for a calendar; the site waits for three seconds. */
const timeout = 3000;

async function check(feed: Feed): Promise<string> {
  const {host, url} = feed;
  try {
    const range = {
      ...coveredRange(new Date(), bookingRules.horizonDays),
      zone: host.zone,
      owner: ownerOf(feed, readSettings()),
    };
    const busy = readBusy(await fetchFeed(url, timeout), range);
    return `${count(busy.length, 'busy time')} in the next ${bookingRules.horizonDays} days`;
  } catch (error) {
    return explainFailure(errorCode(error));
  }
}

/** Reads each address of HOST_CALENDARS as the site does, and prints the result without the address. */
export async function checkCalendars(): Promise<void> {
  const {feeds, faults} = readFeeds(process.env.HOST_CALENDARS, hosts);
  const rows = await Promise.all(feeds.map(async (feed) => [feed.host.id, new URL(feed.url).host, await check(feed)]));
  printLine(rows.length === 0 ? 'HOST_CALENDARS has no address.' : formatTable(['host', 'at', 'result'], rows));
  if (faults === 0) return;
  const ids = hosts.map(({id}) => id).join(', ');
  printLine(
    `${count(faults, 'part')} of HOST_CALENDARS can’t be used. Write HOST=ADDRESS, with an https address and one of these hosts: ${ids}.`,
  );
}
