import type {ReadPage} from './built-pages';
import {isBare} from './responses';

import {framePage, lookAttribute} from '#src/contracts/frame-page';

/** An attribute of a tag as the build prints it, with quotes only where they are needed. */
const readAttribute = (tag: string, name: string): string => {
  const [, quoted, bare] = new RegExp(`${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag) ?? [];
  return quoted ?? bare ?? '';
};

/** Classes of the site by the name that pages of functions use, from the frame's template. */
const readLooks = (html: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(html.matchAll(new RegExp(`<i ${lookAttribute}=[^>]+>`, 'g')), ([tag]) => [
      readAttribute(tag, lookAttribute),
      readAttribute(tag, 'class'),
    ]),
  );

/** Adds the site's classes to elements with a class that the frame knows. */
const dress = (main: string, looks: ReadonlyMap<string, string>): string =>
  main.replace(/(<\w[^<>]*? class=")([\w -]+)"/g, (whole, start: string, name: string) => {
    const look = looks.get(name);
    return look === undefined ? whole : `${start}${name} ${look}"`;
  });

/**
 * Puts a page that a function renders into the site's frame: the built page with header and footer, whose slot gets the content.
 * Without a build, as in `npm run dev`, the page stays bare.
 */
export async function frameResponse(response: Response, readPage: ReadPage): Promise<Response> {
  if (!isBare(response)) return response;
  const frame = await readPage(framePage);
  if (frame === undefined) return response;
  const bare = await response.text();
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(bare) ?? [];
  const [, main = ''] = /<main>(.*)<\/main>/s.exec(bare) ?? [];
  const html = frame.html
    .replace(/(<title[^>]*>)[^<]*/, (_, tag: string) => tag + title)
    // What the template before the slot has is in the page by now.
    .replace(/(?:<template><i .*)?<slot>.*?<\/slot>/s, () => dress(main, readLooks(frame.html)));
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', frame.policy);
  // The next page's scripts can read where a visitor came from, and this address may be a signed link.
  headers.set('Referrer-Policy', 'strict-origin');
  return new Response(html, {status: response.status, headers});
}
