import {framePage} from '#src/contracts/frame-page';
import type {ReadPage} from './built-pages';
import {applyEdits} from './edit-html';
import {type Tag, walkTags} from './read-form';
import {isBare} from './responses';

const readTags = (html: string): Tag[] => {
  const tags: Tag[] = [];
  walkTags(html, (tag) => tags.push(tag));
  return tags;
};

/** An element without content, for a page that lacks it. */
const none: Tag = {name: '', attributes: {}, start: 0, end: 0, close: 0, closeEnd: 0};
const find = (tags: readonly Tag[], wanted: string): Tag => tags.find(({name}) => name === wanted) ?? none;

/**
 * Puts a page that a function renders into the site's frame: the built page with header and footer, whose slot gets the content.
 * Without a build, as in `npm run dev`, the page stays bare.
 */
export async function frameResponse(response: Response, readPage: ReadPage): Promise<Response> {
  if (!isBare(response)) return response;
  const frame = await readPage(framePage);
  if (frame === undefined) return response;
  const bare = await response.text();
  const [tags, frameTags] = [readTags(bare), readTags(frame.html)];
  const [title, frameTitle] = [find(tags, 'title'), find(frameTags, 'title')];
  const main = find(tags, 'main');
  // Forms have slots with names.
  const slot = frameTags.find(({name, attributes}) => name === 'slot' && attributes['name'] === undefined) ?? none;
  const html = applyEdits(frame.html, [
    {from: frameTitle.end, to: frameTitle.close, text: bare.slice(title.end, title.close)},
    {from: slot.start, to: slot.closeEnd, text: bare.slice(main.end, main.close)},
  ]);
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', frame.policy);
  // The next page's scripts can read where a visitor came from, and this address may be a signed link.
  headers.set('Referrer-Policy', 'strict-origin');
  return new Response(html, {status: response.status, headers});
}
