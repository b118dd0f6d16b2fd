import {company} from '#src/content/company/company';
import {builtPageExists, readBuilt, readBuiltPage, readDataNodes, sitemapPaths} from '../support/built-site';

import type {DataNode} from '../support/built-site';

/** Required properties of nested nodes, from Google's documentation and schema.org. */
const required: Record<string, readonly string[]> = {
  Answer: ['text'],
  ContactPoint: ['contactType', 'email', 'telephone'],
  EntryPoint: ['urlTemplate'],
  ListItem: ['position', 'name'],
  Offer: ['name', 'description', 'url'],
  Organization: ['@id', 'name', 'url', 'logo'],
  Person: ['name', 'url', 'jobTitle'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
};

const isNode = (value: unknown): value is DataNode => typeof value === 'object' && value !== null;

/** Nested nodes, at any depth. */
function listParts(value: unknown): DataNode[] {
  const inside = isNode(value) ? Object.values(value) : [];
  return inside.flatMap((part) => [...(isNode(part) && !Array.isArray(part) ? [part] : []), ...listParts(part)]);
}

/** All addresses in a node. */
function listAddresses(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  return isNode(value) ? Object.values(value).flatMap(listAddresses) : [];
}

/** The problem with an address of this site, if any. */
function checkAddress(address: string): string | undefined {
  const {origin, pathname, hash} = new URL(address);
  if (address === 'https://schema.org') return undefined;
  if (origin !== company.url) return 'another host';
  if (/\.\w+$/.test(pathname)) return readBuilt(pathname).length > 0 ? undefined : 'an empty file';
  if (!builtPageExists(pathname)) return 'no page';
  const isName = ['#organization', '#website'].includes(hash);
  const html = readBuiltPage(pathname);
  return hash === '' || isName || new RegExp(`\\bid="?${hash.slice(1)}["\\s>]`).test(html)
    ? undefined
    : 'no such place';
}

const pages = sitemapPaths().map((path) => ({path, nodes: readDataNodes(readBuiltPage(path))}));

test('each nested node is complete, not just a reference to another page', () => {
  const seen = new Set<string>();
  const wrong = pages.flatMap(({path, nodes}) =>
    nodes.flatMap(listParts).flatMap((part) => {
      const kind = part['@type'] ?? 'a part without a kind';
      seen.add(kind);
      const missing = (required[kind] ?? [`a rule in this test`]).filter((name) => !(name in part));
      return missing.map((name) => `${path}: ${kind} lacks ${name}`);
    }),
  );
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(Object.keys(required).sort());
});

test('each address in structured data is a page, file or anchor of this site', () => {
  const addresses = new Set(pages.flatMap(({nodes}) => nodes.flatMap(listAddresses)));
  const wrong = [...addresses]
    .filter((address) => !address.includes('{'))
    .map((address) => [address, checkAddress(address)])
    .filter(([, fault]) => fault !== undefined);
  expect(addresses.size).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

test('the search URL on the home page leads to a page with that search field', () => {
  const site = pages.find(({path}) => path === '/')?.nodes.find((node) => node['@type'] === 'WebSite');
  const [action] = listParts(site).filter((part) => part['@type'] === 'SearchAction');
  const [entry] = listParts(action);
  const template = new URL(String(entry?.['urlTemplate']));
  expect(action?.['query-input']).toBe('required name=search_term_string');
  expect(template.searchParams.get('q')).toBe('{search_term_string}');
  expect(readBuiltPage(template.pathname)).toMatch(/<input[^>]*\bname="?q\b/);
});
