import {company} from '#src/content/company/company';
import {islandAttribute} from '#src/islands/names';
import {copyAttribute} from '#src/parts/copy/names';
import {sendsAttribute} from '#src/parts/form/names';
import {backAttribute} from '#src/parts/go-back/names';
import {secondAddresses} from '#src/site/second-addresses';
import {type BuiltPage, type FindFaults, findFaults, isBrokenLink, openBuiltPage} from '../support/built-page';
import {builtPages, sitemapPaths, unlistedPages} from '../support/built-site';
import {fittingDescription, repeated} from '../support/copy';

const listed = sitemapPaths();
const everyPage = builtPages();
const pages = everyPage.filter((path) => path !== '/404');

/** Second addresses, with their canonical address. */
const canonicalElsewhere: Readonly<Record<string, string>> = secondAddresses;

const metaOf = (page: BuiltPage, name: string): string[] =>
  page.values(`meta[name="${name}"], meta[property="${name}"]`, 'content');

/** Allowed head tags. Each has a consumer. */
const allowedTags = {
  meta: /^(?:viewport|description|robots|theme-color|twitter:(?:card|title|description|image|image:alt)|og:(?:title|description|url|type|locale|site_name|image|image:(?:type|width|height|alt))|article:(?:published_time|modified_time|tag|author))$/,
  link: /^(?:canonical|alternate|icon|apple-touch-icon|manifest|preload)$/,
};

/** What a drawing may not contain, because a screen reader reads its label instead. */
const unread = 'a, button, input, select, textarea, h1, h2, h3, h4, h5, h6, [tabindex], [role], [aria-label], [id]';

/** Buttons that HTML, a script or an island handles. */
const plain = [
  '[popovertarget]',
  '[commandfor]',
  '[role=tab]',
  '[data-theme-toggle]',
  'form[method=dialog] *',
  'form[action]:not([method=post]) *',
  // A list's search loads the page again.
  'search form:not([method]) [type=submit]',
  `[${sendsAttribute}] *`,
  `[${backAttribute}]`,
  `[${copyAttribute}]`,
  `[${islandAttribute}] *`,
];

/** Labels of buttons that always open the booking dialog. */
const demoLabels =
  /^(?:Book (?:a|Your) Demo|Get Started|Start Your Free Demo|Schedule (?:a Demo|Your Strategy Call|a Consultation)|Discuss Your Needs)/;

/** Labels of a page's booking buttons, each with the ID of what it opens. */
function listBookingButtons({values, texts}: BuiltPage): {label: string; target: string | undefined}[] {
  const targets = values('button[type="button"]', 'commandfor');
  const buttons = texts('button[type="button"]').map((label, at) => ({label, target: targets[at]}));
  return buttons.filter(({label}) => demoLabels.test(label));
}

/** What every page must be like. Each rule returns the faults of a page. */
const rules: [name: string, find: FindFaults, among?: string[]][] = [
  [
    'has one h1, main, title, canonical address and preview',
    (page, path) => {
      const problems: [string, string[]][] = [
        ['h1', page.texts('h1')],
        ['main', page.texts('main')],
        ['title', page.texts('head > title')],
        ...['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name'].map(
          (name): [string, string[]] => [name, metaOf(page, name)],
        ),
      ];
      const wrong = problems.filter(([, values]) => values.length !== 1 || values[0] === '').map(([name]) => name);
      const canonical = page.values('link[rel="canonical"]', 'href').join();
      return [...wrong, canonical === company.url + (canonicalElsewhere[path] ?? path) ? undefined : canonical];
    },
    pages,
  ],
  ['has unique IDs', ({values}) => repeated(values('body [id]', 'id'))],
  ['asks each question once', ({texts}) => repeated(texts('main #faq summary'))],
  [
    'skips no level of headings',
    ({html}) => {
      const headings = html.slice(html.indexOf('<main')).matchAll(/<h([1-6])\b/g);
      const levels = Array.from(headings, ([, level]) => Number(level));
      return levels.filter((level, at) => level - (levels[at - 1] ?? level) > 1).map(String);
    },
  ],
  ['shows no raw value', ({texts}) => texts('main').map((text) => /\bundefined\b|\bNaN\b|\[object/.exec(text)?.[0])],
  [
    'has no attribute that is not a number',
    ({html}) => [/<[^>]*\b(?:NaN|Infinity)\b/.exec(html.replaceAll(/<script.*?<\/script>/gs, ''))?.[0]],
  ],
  // A section is hidden until something follows it (`ui/Section`).
  ['shows its last section', ({values}) => values(':not(:has(+ *)) > main > section:last-child', 'class')],
  ['describes its pictures', ({values}) => values('img:not([alt])', 'src')],
  [
    'labels its drawings, which contain no controls, headings, roles, labels or IDs',
    ({values}) => values(`[role="img"] :is(${unread}), [role="img"]:not([aria-label], [aria-labelledby])`, 'class'),
  ],
  [
    'has pictures of at most 110 elements, except the scene on the home page',
    ({sizes}) => sizes('[role="img"]').map((size) => (size > 110 ? String(size) : undefined)),
    pages.filter((path) => path !== '/'),
  ],
  [
    'has only allowed head tags, each once, and no rel=me',
    ({values}) => {
      const metas = [...values('head > meta[name]', 'name'), ...values('head > meta[property]', 'property')];
      const links = values('head > link', 'rel');
      return [
        ...metas.filter((name) => !allowedTags.meta.test(name)),
        ...links.filter((rel) => !allowedTags.link.test(rel)),
        ...repeated([...metas, ...links].filter((name) => !['alternate', 'preload', 'theme-color'].includes(name))),
        ...values('head > meta:not([name], [property], [charset])', 'http-equiv'),
        ...values('head [hreflang], [rel~="me"]', 'href'),
      ];
    },
  ],
  [
    'opens and refers to what exists',
    ({values, ids}) =>
      [
        'for',
        'popovertarget',
        'commandfor',
        'list',
        'form',
        'headers',
        'aria-labelledby',
        'aria-describedby',
        'aria-owns',
      ]
        .flatMap((name) => values(`[${name}]`, name).flatMap((list) => list.split(/\s+/)))
        .filter((id) => !ids.has(id)),
  ],
  [
    'tells its landmarks apart by name',
    ({values}) => [
      ...repeated(values(':is(nav, aside)[aria-label]', 'aria-label')),
      ...repeated(values('section[aria-labelledby]', 'aria-labelledby')),
    ],
  ],
  ['hides no label of a control from screen readers', ({values}) => values('label[aria-hidden]', 'for')],
  ['closes popovers on Escape', ({values}) => values('[popover]:not([popover="auto"])', 'popover')],
  [
    'has radio buttons in groups, at most one of them checked',
    ({values, count}) =>
      Array.from(
        Map.groupBy(values('input[type="radio"]', 'name'), (name) => name),
        ([name, {length}]) =>
          name === '' || length < 2 || count(`input[type="radio"][name="${name}"][checked]`) > 1 ? name : undefined,
      ),
  ],
  [
    'has buttons and forms that need React only in islands',
    ({values}) => [
      ...values(`button:not(${plain.join(', ')})`, 'class'),
      ...values(`form[method=post]:not([${sendsAttribute}], [${islandAttribute}] *)`, 'action'),
    ],
    // The style guide shows parts of islands, which work in `npm run dev`.
    everyPage.filter((path) => path !== '/styleguide'),
  ],
  [
    'has no broken or redirected link within the site',
    ({values}) => values('a[href^="/"]', 'href').filter(isBrokenLink),
  ],
  [
    'has booking buttons that open its dialog, before scripts run',
    (page) =>
      listBookingButtons(page).map(({label, target}) =>
        target === 'demo-dialog' && page.ids.has(target) ? undefined : label,
      ),
  ],
];

test.each(rules)('every page %s', (_, find, among = everyPage) => {
  expect(findFaults(among, find)).toEqual([]);
});

test('the pages are all there, with their booking buttons', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap((path) => listBookingButtons(openBuiltPage(path))).length).toBeGreaterThan(300);
});

test('titles and descriptions are unique, titles at most 60 and descriptions 50–170 characters', () => {
  const addresses = pages.filter((path) => !(path in canonicalElsewhere));
  const heads = addresses.map((path) => {
    const page = openBuiltPage(path);
    return {path, title: page.texts('head > title')[0] ?? '', description: metaOf(page, 'description')[0] ?? ''};
  });
  // Articles are titled by their writers; check:content asks for a short title.
  expect(heads.filter(({path, title}) => title.length > 60 && !path.startsWith('/blog/'))).toEqual([]);
  expect(heads.filter(({description}) => !fittingDescription.test(description))).toEqual([]);
  expect(repeated(heads.map(({title}) => title))).toEqual([]);
  expect(repeated(heads.map(({description}) => description))).toEqual([]);
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

test('a change links to each other one only once, newest first', () => {
  const changes = everyPage.filter((path) => /^\/changelog\/(?!tags\/)/.test(path));
  expect(changes.length).toBeGreaterThan(0);
  for (const path of changes) {
    const page = openBuiltPage(path);
    const links = page.values('main a', 'href').filter((href) => changes.includes(href));
    expect(`${path}: ${repeated(links).join()}`).toBe(`${path}: `);
    const days = page.texts('main nav li > a + span');
    expect(days).toEqual(days.toSorted((a, b) => Date.parse(b) - Date.parse(a)));
  }
});
