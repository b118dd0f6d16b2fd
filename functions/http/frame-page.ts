import type {ReadPage} from './built-pages';
import {applyEdits, editTag} from './edit-html';
import {walkTags, type Tag} from './read-form';
import {isBare} from './responses';

import {framePage, lookAttribute} from '#src/contracts/frame-page';

const readTags = (html: string): Tag[] => {
  const tags: Tag[] = [];
  walkTags(html, (tag) => tags.push(tag));
  return tags;
};

/** An element without content, for a page that lacks it. */
const none: Tag = {name: '', attributes: {}, start: 0, end: 0, close: 0, closeEnd: 0};
const find = (tags: readonly Tag[], wanted: string): Tag => tags.find(({name}) => name === wanted) ?? none;

/** The content of `main`, with the site's classes on elements with a class that the frame's template knows. */
function dressMain(bare: string, tags: readonly Tag[], frame: readonly Tag[]): string {
  const looks = new Map(frame.map(({attributes}) => [attributes[lookAttribute], attributes['class']]));
  const main = find(tags, 'main');
  const edits = tags.flatMap((tag) => {
    const {class: name = ''} = tag.attributes;
    const look = looks.get(name);
    const isInside = tag.start >= main.end && tag.end <= main.close;
    return look !== undefined && isInside ? editTag(tag, {class: `${name} ${look}`}) : [];
  });
  return applyEdits(bare, [{from: 0, to: main.end, text: ''}, ...edits, {from: main.close, to: bare.length, text: ''}]);
}

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
  // Forms in the header and the footer have slots with names.
  const slot = frameTags.find(({name, attributes}) => name === 'slot' && attributes['name'] === undefined) ?? none;
  // The page has no use for the template before the slot.
  const looks = frameTags.find((tag) => tag.name === 'template' && tag.closeEnd === slot.start) ?? slot;
  const html = applyEdits(frame.html, [
    {from: frameTitle.end, to: frameTitle.close, text: bare.slice(title.end, title.close)},
    {from: looks.start, to: slot.closeEnd, text: dressMain(bare, tags, frameTags)},
  ]);
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', frame.policy);
  // The next page's scripts can read where a visitor came from, and this address may be a signed link.
  headers.set('Referrer-Policy', 'strict-origin');
  return new Response(html, {status: response.status, headers});
}
