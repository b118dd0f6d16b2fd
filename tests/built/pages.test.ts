import {company} from '#src/content/company/company';
import {secondAddresses} from '#src/site/second-addresses';
import {findFaults, openBuiltPage, type BuiltPage} from '../support/built-page';
import {builtPages, sitemapPaths, unlistedPages} from '../support/built-site';
import {fittingDescription, repeated} from '../support/copy-rules';

const listed = sitemapPaths();
const pages = builtPages().filter((path) => path !== '/404');

/** Second addresses, with their canonical address. */
const canonicalElsewhere: Readonly<Record<string, string>> = secondAddresses;

const metaOf = (page: BuiltPage, name: string): string[] =>
  page.values(`meta[name="${name}"], meta[property="${name}"]`, 'content');

/** Problems of a single page. */
function checkPage(page: BuiltPage, path: string): string[] {
  const faults: string[] = [];
  const expectOne = (what: string, found: readonly string[], wanted?: string): void => {
    if (found.length !== 1) faults.push(`has ${String(found.length)} ${what}`);
    else if (found[0] === '' || (wanted !== undefined && found[0] !== wanted))
      faults.push(`${what} is ${found.join()}`);
  };
  expectOne('h1', page.texts('h1'));
  expectOne('main', page.texts('main'));
  expectOne('title', page.texts('head > title'));
  expectOne(
    'canonical',
    page.values('link[rel="canonical"]', 'href'),
    company.url + (canonicalElsewhere[path] ?? path),
  );
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name'])
    expectOne(name, metaOf(page, name));
  for (const id of repeated(page.values('body [id]', 'id'))) faults.push(`has two elements with the id ${id}`);
  for (const question of repeated(page.texts('main #faq summary'))) faults.push(`asks “${question}” twice`);
  const levels = Array.from(page.html.slice(page.html.indexOf('<main')).matchAll(/<h([1-6])\b/g), ([, level]) =>
    Number(level),
  );
  if (levels.some((level, at) => level - (levels[at - 1] ?? level) > 1)) faults.push('skips a level of headings');
  if (page.texts('main').some((text) => /\bundefined\b|\bNaN\b|\[object/.test(text))) faults.push('shows a raw value');
  if (/<[^>]*\b(?:NaN|Infinity)\b/.test(page.html.replaceAll(/<script.*?<\/script>/gs, '')))
    faults.push('has an attribute that is not a number');
  for (const src of page.values('img:not([alt])', 'src')) faults.push(`has a picture without alt: ${src}`);
  return faults;
}

test('every page has one h1, main, title and canonical address, unique IDs, ordered headings and alt texts', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(findFaults(pages, checkPage)).toEqual([]);
});

/** What a drawing may not contain, because a screen reader reads its label instead. */
const unread = 'a, button, input, select, textarea, h1, h2, h3, h4, h5, h6, [tabindex], [role], [aria-label], [id]';

test('a drawing has a label, and contains no controls, headings, roles, labels or IDs', () => {
  const wrong = `[role="img"] :is(${unread}), [role="img"]:not([aria-label], [aria-labelledby])`;
  expect(pages.filter((path) => openBuiltPage(path).count(wrong) > 0)).toEqual([]);
});

test('a picture has at most 90 elements, except the scene on the home page', () => {
  const others = pages.filter((path) => path !== '/');
  const large = findFaults(others, ({sizes}) =>
    sizes('[role="img"]')
      .filter((size) => size > 90)
      .map(String),
  );
  expect(large).toEqual([]);
});

test('titles and descriptions are unique, descriptions 50–170 characters', () => {
  const addresses = pages.filter((path) => !(path in canonicalElsewhere));
  const own = addresses.map((path) => {
    const page = openBuiltPage(path);
    return {path, title: page.texts('head > title')[0] ?? '', description: metaOf(page, 'description')[0] ?? ''};
  });
  expect(own.filter(({description}) => !fittingDescription.test(description))).toEqual([]);
  expect(repeated(own.map(({title}) => title))).toEqual([]);
  expect(repeated(own.map(({description}) => description))).toEqual([]);
});

test('the sitemap lists exactly the indexed pages', () => {
  const wrong = findFaults(pages, (page, path) => {
    const isOwn = page.values('link[rel="canonical"]', 'href').includes(company.url + path);
    const isIndexed = isOwn && !metaOf(page, 'robots').some((robots) => robots.includes('noindex'));
    return isIndexed === listed.includes(path) ? [] : [`may be indexed: ${isIndexed}, listed: ${!isIndexed}`];
  });
  expect(wrong).toEqual([]);
  expect(listed.filter((path) => !pages.includes(path))).toEqual([]);
  // Must not be in the sitemap.
  expect(unlistedPages()).toEqual(
    expect.arrayContaining([...Object.keys(secondAddresses), '/book', '/contact/sent', '/search']),
  );
});

test('the not-found page says so, is not indexed, and links to other pages', () => {
  const page = openBuiltPage('/404');
  expect(page.texts('h1')).toEqual(['Page Not Found']);
  expect(page.texts('head > title')[0]).toMatch(/^Page Not Found/);
  expect(page.texts('main')[0]).toContain("The page you're looking for doesn't exist or has been moved.");
  expect(metaOf(page, 'robots')).toEqual([expect.stringContaining('noindex')]);
  expect(page.values('link[rel="canonical"]', 'href')).toEqual([`${company.url}/404`]);
  expect(page.values('main a', 'href')).toEqual(
    expect.arrayContaining(['/', '/features', '/pricing', '/documentation', '/contact']),
  );
});
