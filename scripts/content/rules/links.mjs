import {walk} from '../parse-page.mjs';

/** Addresses of the page's links, with their line. */
function* linksOf({tree, lineOf}) {
  for (const node of walk(tree)) {
    if (node.type === 'link' || node.type === 'definition') yield {url: node.url, line: lineOf(node)};
    for (const {name, value} of node.attributes ?? []) {
      if ((name === 'to' || name === 'href') && typeof value === 'string') yield {url: value, line: lineOf(node)};
    }
  }
}

/** The address that was most likely meant: it ends like the wrong one. */
function findMeant(address, addresses) {
  const end = address.split('/').at(-1);
  return end && [...addresses.keys()].find((known) => known.split('/').at(-1) === end);
}

function judge(url, page, addresses) {
  if (/^(?:https?|mailto|tel):/.test(url)) return undefined;
  const [address, anchor] = url.replace(/^pathname:\/\//, '').split('#');
  if (address !== '' && !address.startsWith('/')) {
    return `“${url}”: write the address from the root of the site, such as /docs/messaging/send-a-text.`;
  }
  const target = address === '' ? page.address : address.split('?')[0].replace(/(?<=.)\/$/, '');
  if (!addresses.has(target)) {
    const meant = findMeant(target, addresses);
    return `“${target}” is no page of this site.${meant ? ` Did you mean ${meant}?` : ' Correct the link, or write that page.'}`;
  }
  const anchors = addresses.get(target);
  if (anchor && anchors && !anchors.has(anchor)) {
    return `${target} has no heading for “#${anchor}”. It has: ${[...anchors].map((id) => `#${id}`).join(', ')}.`;
  }
  return undefined;
}

/** Links that lead nowhere on this site. */
export function* checkLinks(page, {addresses}) {
  for (const {url, line} of linksOf(page)) {
    const message = judge(url, page, addresses);
    if (message) yield {line, message};
  }
}

/** Docs that no other doc links to: nobody finds them but by search. */
export function* checkOrphans(pages) {
  const docs = pages.filter(({kind, draft}) => kind === 'doc' && !draft);
  const linked = new Set(
    docs.flatMap((page) => [...linksOf(page)].map(({url}) => url.split('#')[0]).filter((url) => url !== page.address)),
  );
  for (const {file, address} of docs) {
    if (address !== '/docs' && !linked.has(address)) {
      yield {file, line: 1, message: `Link to ${address} from another doc, such as the index page of its topic.`};
    }
  }
}
