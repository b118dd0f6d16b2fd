import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {decodeAddress} from '#src/lib/decode-address';
import type {Complaint} from './complaint.ts';
import {attributesOf, walk, type Page} from './page.ts';
import {findClosest, readBuiltIds, type Site} from './site.ts';

import type {Nodes} from 'mdast';

/** Addresses a node links to. */
function urlsOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  const attributes = attributesOf(node);
  return ['to', 'href'].flatMap((name) => attributes.get(name) ?? []);
}

/** Suggests an address: a similar spelling, or the same ending. */
function guess(address: string, known: readonly string[]): string {
  const end = address.split('/').at(-1);
  const meant = findClosest(address, known) ?? (end && known.find((one) => one.split('/').at(-1) === end));
  return meant ? ` Did you mean ${meant}?` : ' Correct the link, or create that page.';
}

function checkAnchor(target: string, anchor: string, {root, addresses}: Site): string | undefined {
  const headings = addresses.get(target);
  // React pages have IDs besides headings, known from the last build; so does the FAQ.
  const built = /^\/(?:docs|blog)\//.test(target) ? undefined : readBuiltIds(root, target);
  if (headings === undefined && built === undefined) return undefined;
  const ids = new Set([...(headings ?? []), ...(built ?? [])]);
  if (ids.has(anchor)) return undefined;
  const close = findClosest(anchor, ids);
  if (close !== undefined) return `“#${anchor}” is not on ${target}. Did you mean #${close}?`;
  return headings === undefined
    ? `“#${anchor}” is not on ${target} in the last build. Correct or remove it.`
    : `“#${anchor}” is not a heading of ${target}. It has: ${[...headings].map((id) => `#${id}`).join(', ')}.`;
}

function checkLink(url: string, page: Page, site: Site): string | undefined {
  if (/^(?:https?|mailto|tel|sms):/.test(url)) return undefined;
  const [address = '', anchor = ''] = url.replace(/^pathname:\/\//, '').split('#');
  if (address !== '' && !address.startsWith('/')) {
    return `“${url}”: start the address at the root of the site, as in /docs/messaging/send-a-text.`;
  }
  const target = address === '' ? page.address : (address.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');
  if (!site.addresses.has(target)) {
    // Drafts have an address, but not on the published site.
    return target === page.address
      ? undefined
      : `“${target}” is not a page of this site.${guess(target, [...site.addresses.keys()])}`;
  }
  const day = site.scheduled.get(target);
  if (day !== undefined && day > (site.scheduled.get(page.address) ?? '') && !page.draft) {
    return `“${target}” is not published before ${day}. Add this link on that day.`;
  }
  return anchor === '' ? undefined : checkAnchor(target, anchor, site);
}

/** Broken internal links. */
export const checkLinks = (node: Nodes, page: Page, site: Site) =>
  urlsOf(node).map((url) => checkLink(url, page, site));

/** Guides no other doc links to, which readers find only by search or in the list of all guides. */
export function* checkOrphans(pages: readonly Page[]): Generator<Complaint & {file: string}> {
  const docs = pages.filter(({kind, draft}) => kind === 'doc' && !draft);
  const linked = new Set(
    docs.flatMap(({tree, address}) =>
      [...walk(tree)]
        .flatMap(urlsOf)
        .map((url) => url.split('#')[0])
        .filter((url) => url !== address),
    ),
  );
  for (const {file, address} of docs) {
    if (!file.endsWith('/index.mdx') && !linked.has(address)) {
      yield {file, line: 1, message: `Link to ${address} from another doc, such as the index page of its topic.`};
    }
  }
}

const describe = 'Say in one sentence what the image shows, including its figures.';

function checkFile(url: string, {file}: Page, {root}: Site): string | undefined {
  if (/^https?:/.test(url)) return `“${url}”: save the image next to this page and write ![…](./its-name.png).`;
  const place = url.startsWith('/')
    ? `static${url}`
    : path.posix.join(path.posix.dirname(file), decodeAddress(url) ?? url);
  if (url === '' || existsSync(path.join(root, place))) return undefined;
  const folder = path.posix.dirname(place);
  const there = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  const close = findClosest(path.posix.basename(place), there);
  const hint = close === undefined ? `Put the image in ${folder}/, or correct its name.` : `Did you mean ${close}?`;
  return `“${url}”: this image does not exist. ${hint}`;
}

/** Missing images, and images without alt text. */
export function checkPicture(node: Nodes, page: Page, site: Site): (string | undefined)[] {
  if (node.type === 'image') {
    const {url, alt} = node;
    return [alt?.trim() ? undefined : `Add a description: ![…](${url}). ${describe}`, checkFile(url, page, site)];
  }
  if (!('name' in node) || node.name !== 'img') return [];
  const attributes = attributesOf(node);
  return [
    attributes.has('alt') ? undefined : `Add alt="…" to <img>. ${describe}`,
    checkFile(attributes.get('src') ?? '', page, site),
  ];
}

/** Titles, descriptions and sidebar positions used twice. */
export function* checkUnique(pages: readonly Page[]): Generator<Complaint & {file: string}> {
  const seen = new Map<string, string>();
  for (const {file, kind, data, draft, lineOfField} of pages) {
    if (kind === 'faq' || draft) continue;
    const {title: own, description: about, sidebar_position: place} = data;
    const position =
      kind === 'doc' && typeof place === 'number' ? `${path.posix.dirname(file)} ${String(place)}` : undefined;
    for (const [field, value] of Object.entries({title: own, description: about, sidebar_position: position})) {
      if (typeof value !== 'string') continue;
      const key = `${field} ${value}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, file);
      else yield {file, line: lineOfField(field), message: `Change the \`${field}\`: ${other} already uses it.`};
    }
  }
}
