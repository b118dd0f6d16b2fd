import type {Host} from '../hosts';

import {createHash} from 'node:crypto';

/** A private calendar of a host. */
export type Feed = {
  host: Pick<Host, 'id' | 'zone' | 'email'>;
  url: string;
  /** Tentative and unanswered events make the host busy, too. */
  countsAll?: boolean;
  /** Hash of the address, which is a secret: names the feed in the database. */
  key: string;
};

/** Parts of the setting that can't be used; they aren't shown, because an address is a secret. */
export type FeedSetting = {feeds: Feed[]; faults: number};

function readAddress(text: string): string | undefined {
  const address = text.replace(/^webcals?:/i, 'https:');
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}

/** Reads `HOST_CALENDARS`: `HOST=ADDRESS` or `HOST+all=ADDRESS`, separated by spaces or line breaks; a host may have several. */
export function readFeeds(
  setting: string | undefined,
  hosts: readonly Pick<Host, 'id' | 'zone' | 'email'>[],
): FeedSetting {
  const parts = (setting ?? '').split(/\s+/).filter(Boolean);
  const feeds = parts.flatMap((part) => {
    const [name = ''] = part.split('=', 1);
    const countsAll = name.endsWith('+all');
    const host = hosts.find(({id}) => id === name.replace(/\+all$/, ''));
    const url = readAddress(part.slice(name.length + 1));
    if (host === undefined || url === undefined) return [];
    return [
      {host, url, countsAll, key: createHash('sha256').update(`${name} ${url}`).digest('base64url').slice(0, 22)},
    ];
  });
  return {feeds, faults: parts.length - feeds.length};
}
