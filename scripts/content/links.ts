import {company} from '#src/content/company/company';
import type {FileComplaint} from './complaint.ts';
import {listAdded} from './moved.ts';
import {attributesOf, isIndex, type Page, walk} from './page.ts';
import {readBuiltIds, routeOf, type Site} from './site.ts';
import {findClosest} from './suggest.ts';

import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';

const isPicture = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
const isInside = /^data:image\//i;

/** Hosts that only the writer reaches: their computer, home and office networks, tunnels and previews. */
const ownHost =
  /^(?:localhost|.+\.(?:local|localhost|test)|(?:0|10|127|192\.168)\.[\d.]+|\[::1\]|.+--.+\.netlify\.(?:app|live)|.+\.(?:ngrok(?:-free)?\.(?:app|dev|io)|trycloudflare\.com|(?:app\.)?github\.dev))$/;

/** Pages of mail filters and searches that lead on to another address. They know who copied it. */
const detour =
  /^(?:.+\.safelinks\.protection\.outlook\.com|(?:www\.)?google\.[\w.]+\/url$|(?:lm?\.(?:facebook|instagram)|(?:www\.)?linkedin|urldefense(?:\.proofpoint)?)\.com\/(?:l\.php|safety\/go|v\d))/;

/** An address that only the writer can open, and one that leads on to another. */
function checkOutside(url: string): string | undefined {
  const {hostname, pathname, searchParams, search, hash} = URL.parse(url) ?? new URL('invalid:');
  if (detour.test(hostname + pathname)) {
    const inQuery = ['url', 'q', 'u']
      .map((name) => searchParams.get(name) ?? '')
      .find((value) => /^https?:/.test(value));
    const behind = inQuery ?? /__(https?:.+?)__/.exec(url)?.[1];
    return `“${url}”: write ${behind ? `${behind}, the` : 'the'} address behind this one.`;
  }
  return ownHost.test(hostname)
    ? `“${url}”: only you can open this. Write ${pathname + search + hash}, or put an example in \`code\`.`
    : undefined;
}

/** Addresses a node links to. */
function urlsOf(node: Nodes): string[] {
  if (node.type === 'link') return [node.url];
  // `pictures.ts` checks those of pictures.
  if (node.type === 'definition') return isPicture.test(node.url) || isInside.test(node.url) ? [] : [node.url];
  const attributes = attributesOf(node);
  return ['to', 'href'].flatMap((name) => attributes.get(name) ?? []);
}

/** Suggests an address: a similar spelling, or the same ending. */
function guess(written: string, addresses: readonly string[]): string {
  const address = written.replace(/\.(?:mdx?|html)$/, '');
  if (/\.\w{2,4}$/.test(address)) return ` Put the file in static${path.posix.dirname(address)}, or correct the link.`;
  const end = address.split('/').at(-1);
  const meant =
    findClosest(address, addresses) ?? (end && addresses.find((candidate) => candidate.split('/').at(-1) === end));
  return meant ? ` Did you mean ${meant}?` : ' Correct the link, or create that page.';
}

function checkAnchor(target: string, anchor: string, {root, addresses, unchecked}: Site): string | undefined {
  const rendered = addresses.get(target);
  // React pages have IDs known from the last build; so does the FAQ. What a page in MDX has is rendered now.
  const built = /^\/(?:docs|blog|changelog)\//.test(target) ? undefined : readBuiltIds(root, target);
  if (rendered === undefined && built === undefined) {
    if (!target.includes('.')) unchecked.add(target);
    return undefined;
  }
  const ids = new Set([...(rendered ?? []), ...(built ?? [])]);
  if (ids.has(anchor)) return undefined;
  const close = findClosest(anchor, ids);
  if (close !== undefined) return `“#${anchor}” is not on ${target}. Did you mean #${close}?`;
  // React numbers the IDs of controls.
  const headings = [...(rendered ?? [])].filter((id) => !id.startsWith('_'));
  return rendered === undefined
    ? `“#${anchor}” is not on ${target} in the last build. Correct or remove it.`
    : `“#${anchor}” is not a heading of ${target}. It has: ${headings.map((id) => `#${id}`).join(', ')}.`;
}

/** What to write instead of an address relative to the page: the page or file it leads to, if there is one. */
function resolveRelative(url: string, {file, address}: Page, {addresses, files}: Site): string {
  const [name = '', anchor] = url.split('#');
  if (/^(?:[\w-]+\.)+(?:com|org|net|io|dev|app|ca|co|us|uk|gov|edu)(?:\/|$)/.test(name))
    return `“${url}”: write https://${url}.`;
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const inFolder = path.posix.join(path.posix.dirname(file), name);
  const source = ['', '.mdx', '.md', '/index.mdx', '/index.md'].map((end) => files.get(inFolder + end)).find(Boolean);
  const target =
    source ??
    [path.posix.join(path.posix.dirname(address), name), path.posix.join(address, name)]
      .map((place) => place.replace(/\.mdx?$|\/$/, ''))
      .find((place) => addresses.has(place));
  if (target !== undefined) return `“${url}”: write ${target}${hash}, the address from the root of the site.`;
  if (/\.(?!mdx?$)\w{2,4}$/.test(name))
    return `“${url}”: put the file in static/files and write /files/${path.posix.basename(name)}.`;
  const example = guess(`/${path.posix.basename(name).replace(/\.mdx?$/, '')}`, [...addresses.keys()]);
  return `“${url}”: start the address at the root of the site, as in /docs/messaging/send-a-text.${example.includes('Did you mean') ? example : ''}`;
}

function checkLink(url: string, page: Page, site: Site): string | undefined {
  if (url.startsWith(`${company.url}/`) || url === company.url) {
    return `“${url}”: write ${url.slice(company.url.length) || '/'}, so that the link works in previews, too.`;
  }
  if (/^https?:/i.test(url)) return checkOutside(url);
  if (/^(?:mailto|tel|sms):/.test(url)) return undefined;
  if (url.startsWith('//')) return `“${url}”: write https:${url}.`;
  if (/^(?!pathname:)[a-z][a-z\d+.-]*:/i.test(url)) {
    return `“${url}”: links start with https:, mailto:, tel: or sms:. Put another address in \`code\`.`;
  }
  const [address = '', anchor = ''] = url.replace(/^pathname:\/\//, '').split('#');
  if (address !== '' && !address.startsWith('/')) return resolveRelative(url, page, site);
  const target = address === '' ? page.address : (address.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');
  if (!site.addresses.has(target)) {
    // Drafts have an address, but not on the published site.
    if (target === page.address) return undefined;
    return [...site.files.values()].includes(target)
      ? `“${target}” is a draft, which readers can’t open. Add this link when that page is published.`
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

/** An address in a content file that leads nowhere. */
export function checkContentLink(to: string, site: Site): string | undefined {
  const [target = '', anchor = ''] = to.split('#');
  if (!site.addresses.has(target || '/')) {
    return `“${target}” is not a page of this site.${guess(target, [...site.addresses.keys()])}`;
  }
  return anchor === '' ? undefined : checkAnchor(target, anchor, site);
}

/** Guides no other doc links to, which readers find only by search or in the list of all guides. */
export function* checkOrphans(pages: readonly Page[]): Generator<FileComplaint> {
  // Whether a page is a draft is unknown while its front matter can't be read.
  const docs = pages.filter(({kind, draft, readable}) => kind === 'doc' && !draft && readable);
  const linked = new Set(
    docs.flatMap(({tree, address}) =>
      [...walk(tree)]
        .flatMap(urlsOf)
        .map((url) => url.split('#')[0])
        .filter((url) => url !== address),
    ),
  );
  const lists = docs.filter(({tree}) => [...walk(tree)].some((node) => 'name' in node && node.name === 'DocCardList'));
  const listed = new Set(lists.map(({file}) => path.posix.dirname(file)));
  for (const {file, address} of docs) {
    if (!isIndex(file) && !linked.has(address) && !listed.has(path.posix.dirname(file))) {
      yield {file, line: 1, message: `Link to ${address} from another doc, such as the index page of its topic.`};
    }
  }
}

/** Industries, services and solutions with the same place in their list. The one that changed last is told. */
export function* checkOrder(root: string, files: readonly string[]): Generator<FileComplaint> {
  const cards = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const [before, order] = routeOf(file) === undefined ? [] : text.split(/^ {2}order: (\d+),/m);
    if (before === undefined || order === undefined) return [];
    const changed = statSync(path.join(root, file)).mtimeMs;
    return [{file, key: `${path.posix.dirname(file)} ${order}`, order, line: before.split('\n').length, changed}];
  });
  for (const same of Map.groupBy(cards, ({key}) => key).values()) {
    const [first, ...others] = same.toSorted((a, b) => a.changed - b.changed);
    for (const {file, line, order} of others) {
      yield {file, line, message: `Change the \`order\`: ${first?.file ?? ''} already has ${order}.`};
    }
  }
}

/** Folders of docs without the files that a list of guides reads. */
export function* checkTopics(root: string): Generator<FileComplaint> {
  const docs = path.join(root, 'docs');
  const entries = existsSync(docs) ? readdirSync(docs, {withFileTypes: true}) : [];
  const topics = entries.filter((entry) => entry.isDirectory() && entry.name !== 'api' && !entry.name.startsWith('_'));
  for (const {name} of topics) {
    const missing = ['_category_.json', 'index.mdx'].filter((file) => !existsSync(path.join(docs, name, file)));
    const [first] = missing;
    if (first === undefined) continue;
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
    const message = `The topic docs/${name} needs ${missing.join(' and ')}: npm run new -- topic "${title}" writes what is missing.`;
    yield {file: `docs/${name}/${first}`, line: 1, message};
  }
}

/** Titles, descriptions, sidebar positions and addresses used twice. A copy is told, not its original: the page that is new in git, or that changed last. */
export function* checkUnique(
  root: string,
  pages: readonly Page[],
  routes: ReadonlySet<string>,
): Generator<FileComplaint> {
  const seen = new Map<string, string>();
  const added = listAdded(root);
  const ageOf = ({file}: Page) => [added.has(file) ? 1 : 0, statSync(path.join(root, file)).mtimeMs] as const;
  const aged = pages.map((page) => ({...page, age: ageOf(page)}));
  const oldestFirst = aged.toSorted(({age: a}, {age: b}) => a[0] - b[0] || a[1] - b[1]);
  for (const {file, kind, data, draft, address, lineOfField} of oldestFirst) {
    if (kind === 'faq') continue;
    const {title, description: about, sidebar_position: place} = data;
    const position =
      kind === 'doc' && typeof place === 'number' ? `${path.posix.dirname(file)} ${String(place)}` : undefined;
    const line = lineOfField('slug');
    const other =
      seen.get(address) ?? (kind !== 'page' && routes.has(address) ? 'another page of the site' : undefined);
    if (other !== undefined) {
      yield {
        file,
        line,
        message: `Change the \`slug\` or the name of the file: ${other} already has the address ${address}.`,
      };
    }
    seen.set(address, other ?? file);
    if (draft) continue;
    for (const [field, value] of Object.entries({title, description: about, sidebar_position: position})) {
      if (typeof value !== 'string') continue;
      const key = `${field} ${value}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, file);
      else yield {file, line: lineOfField(field), message: `Change the \`${field}\`: ${first} already uses it.`};
    }
  }
}
