import {blogHome, blogLabels} from '#src/content/blog/pages';
import {caseStudies} from '#src/content/case-studies/registry';
import {company, phoneHref} from '#src/content/company/company';
import {featureGroups} from '#src/content/features/groups';
import {documentation} from '#src/content/pages/documentation';
import {createLinks} from '#src/plugins/page-families/index';
import {barLinks, createMenus} from '#src/site/navigation';
import {findFaults, openBuiltPage} from '../../support/built-page';
import {sitemapPaths} from '../../support/built-site';
import {industryPages, servicePages, solutionPages} from '../../support/families';

test('/case-studies shows six stories with challenge, solution, results and testimonial', () => {
  const page = openBuiltPage('/case-studies');
  const stories = page.texts('main article');
  expect(stories).toHaveLength(6);
  for (const {page: customerPage, company: client, challenge, solution, results, testimonial} of caseStudies) {
    const story = stories.find((text) => text.includes(client)) ?? '';
    const texts = [challenge, solution, testimonial.content, ...results.flatMap(({figure, label}) => [figure, label])];
    expect(texts.filter((text) => !story.includes(text.replaceAll(/\s+/g, ' ')))).toEqual([]);
    expect(page.values('main article a', 'href')).toContain(customerPage);
  }
  expect(page.values('main a', 'href')).toContain('/demo');
});

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The numbers in a text, with small ones in digits. */
const numbersOf = (text: string): string[] =>
  (text.toLowerCase().match(/\d[\d,.]*(?<![.,])%?|\b[a-z]+\b/g) ?? []).flatMap((word) => {
    const small = numbers.indexOf(word) + 1;
    return small > 0 ? [String(small)] : (/^\d.*/.exec(word) ?? []);
  });

test.each(caseStudies.map(({page}) => page))(
  '%s: numbers in title, description and share image are on the page',
  (path) => {
    const page = openBuiltPage(path);
    const meta = [
      ...page.texts('title'),
      ...page.values('meta:is([name="description"], [property="og:title"], [property="og:image:alt"])', 'content'),
    ].join(' ');
    const shown = new Set(numbersOf(page.texts('main *').join(' ')));
    expect(numbersOf(meta).length).toBeGreaterThan(3);
    expect(numbersOf(meta).filter((number) => !shown.has(number))).toEqual([]);
  },
);

test('pages that name our chat say where it is, and those that name the reply time by email say when it holds', () => {
  const {email, liveChat} = company.responseTimes;
  // “4–6 hours”, which support hours may follow.
  const [reply = email] = /^[\d–]+ \w+/.exec(email) ?? [];
  const needsHours = email.slice(reply.length);
  const time = RegExp.escape(company.claims.support);
  const delay = RegExp.escape(liveChat);
  const namesChat = new RegExp(
    `live chat (?:typically|answers)|support chat\\b|chat.{0,40}(?:${time}|${delay})|${time}.{0,20}chat`,
    'i',
  );
  let named = 0;
  const faults = findFaults(sitemapPaths(), (page) => {
    const [text = ''] = page.texts('main');
    if (text.includes(company.chat) || text.includes(reply)) named += 1;
    return [
      namesChat.test(text) && !text.toLowerCase().includes(company.chat.toLowerCase())
        ? 'no place for the chat'
        : undefined,
      new RegExp(`${RegExp.escape(reply)}(?!${RegExp.escape(needsHours)})`).test(text) ? 'no support hours' : undefined,
    ];
  });
  expect(faults).toEqual([]);
  expect(named).toBeGreaterThan(3);
});

test.each([
  ['/privacy', 14, company.privacyEmail],
  ['/terms', 17, company.legalEmail],
])('%s lists its %d sections and links to its mailbox', (path, sections, mail) => {
  const page = openBuiltPage(path);
  expect(page.texts('main h2').map((title) => Number.parseInt(title, 10))).toEqual(
    Array.from({length: sections}, (_, at) => at + 1),
  );
  const ids = page.values('main h2', 'id');
  const contents = page.values('main nav a', 'href');
  expect(contents.filter((href) => href.startsWith('#'))).toEqual(ids.map((id) => `#${id}`));
  expect(page.texts(`main a[href="mailto:${mail}"]`)).toContain(mail);
});

test('reports of security issues have their own mailbox, and search results explain the demo', () => {
  const mailbox = `mailto:${company.securityEmail}?subject=Security%20report`;
  expect(openBuiltPage('/security').values('#report a', 'href')).toEqual([mailbox]);
  const [description] = openBuiltPage('/demo').values('meta[name="description"]', 'content');
  expect(description).toContain('30-minute one-on-one session');
});

test('/features shows twelve cards with a page and a guide each, twelve integrations, and its pictures', () => {
  const page = openBuiltPage('/features');
  const cards = page.values('main li:has(h3) h3 a', 'href');
  const guides = featureGroups.flatMap(({items}) => items).map(({guide}) => guide.label);
  expect(page.texts('main li:has(h3) > a')).toEqual(guides);
  expect([cards.length, new Set(cards).size, page.count('main li:has(h3)')]).toEqual([12, 12, 12]);
  const names = page.texts('#integrations li');
  expect([names.length, new Set(names).size]).toEqual([12, 12]);
  for (const {id, title} of featureGroups) {
    expect(page.texts(`#${id} h2`)).toEqual([title]);
    expect(page.values(`#${id} [role="img"]`, 'aria-label')).toEqual([expect.stringMatching(/\d.*\.$/)]);
  }
});

test('/documentation has the search and links to all topics, four popular docs and /docs', () => {
  const page = openBuiltPage('/documentation');
  const {items, more} = documentation.topics;
  expect(page.values('main form', 'action')).toEqual(['/search']);
  const ofCards = items.flatMap(({to, guides}) => [to, ...guides.map((guide) => guide.to), to]);
  expect(page.values('#topics a', 'href')).toEqual([...ofCards, ...more.map(({to}) => to)]);
  expect(page.values('#popular a', 'href')).toEqual(['/docs', ...documentation.popular.items.map(({to}) => to)]);
  expect(page.values('main a', 'href')).toContain('/docs');
});

test('/blog has a featured article and six complete cards', () => {
  const page = openBuiltPage('/blog');
  expect(page.texts('h1')).toEqual([blogHome.title]);
  const cards = page.texts('main article');
  expect([cards.length, page.count('main article a'), page.count('main article :is(h2, h3)')]).toEqual([7, 7, 7]);
  expect(cards.filter((text) => !/\d+ min read/.test(text))).toEqual([]);
  expect(page.values('main article time', 'datetime').filter((day) => /^20\d\d-\d\d-\d\d/.test(day))).toHaveLength(7);
  expect(page.texts(`nav[aria-label="${blogLabels.categories}"] [aria-current="page"]`)).toEqual([blogLabels.all]);
  expect(page.values('main a', 'href')).toContain('/blog/subscribe');
  expect(page.values(`nav[aria-label="${blogLabels.categories}"] a`, 'href')).toContain('/blog/tags/messaging');
  const tag = openBuiltPage('/blog/tags/messaging');
  expect(tag.texts('h1')).toEqual(['Messaging']);
  expect(tag.texts(`nav[aria-label="${blogLabels.categories}"] [aria-current="page"]`)).toEqual(['Messaging']);
  expect(tag.count('main article')).toBeGreaterThan(0);
});

test('an article links to its sections, the next article and its author', () => {
  const page = openBuiltPage('/blog/what-a-no-show-really-costs');
  expect(page.values('main nav[data-contents] a', 'href')).toContain('#the-formula');
  expect(page.count('section[aria-labelledby="read-next"] a')).toBe(1);
  expect(page.values('main a[rel="author"]', 'href')).toContain('/blog/authors/grace-tolliver');
});

test('every blog list links to every article', () => {
  const linksOn = (address: string) => new Set(openBuiltPage(address).values('main a', 'href'));
  const articles = [...linksOn('/blog/archive')].filter((href) =>
    /^\/blog\/(?!(?:subscribe|tags|authors|archive)$)[\w-]+$/.test(href),
  );
  expect(articles.length).toBeGreaterThanOrEqual(7);
  expect([...linksOn('/blog/tags')].filter((href) => href.startsWith('/blog/tags/')).length).toBeGreaterThanOrEqual(7);
  const authors = [...linksOn('/blog/authors')].filter((href) => href.startsWith('/blog/authors/'));
  const reached = new Set(authors.flatMap((author) => [...linksOn(author)]));
  expect(articles.filter((article) => !reached.has(article))).toEqual([]);
});

test.each(['/', '/pricing', '/trial', '/faq', '/terms', '/docs/getting-started/start-a-free-trial'])(
  '%s says that texts in a trial are billed at cost',
  (path) => {
    expect(openBuiltPage(path).texts('main')[0]).toMatch(/texts (?:in a trial|and calls) ?(?:are )?billed at cost/i);
  },
);

test('/billing-faq has a support email link, and /faq does not link to it', () => {
  expect(openBuiltPage('/billing-faq').values('main a[href^="mailto:"]', 'href')).toContainEqual(
    expect.stringContaining(`mailto:${company.supportEmail}`),
  );
  expect(openBuiltPage('/faq').values('main a', 'href')).not.toContain('/billing-faq');
});

/** Matches the days and times of these hours. */
const hoursOf = (hours: typeof company.hours): RegExp =>
  new RegExp(hours.map(({days, time}) => `${RegExp.escape(days)}\\s*${RegExp.escape(time)}`).join('.*'));

test.each(['/contact', '/contact-support', '/contact-us'])('%s has a form, hours, phone and email', (path) => {
  const page = openBuiltPage(path);
  const links = page.values('main a', 'href');
  expect(links).toEqual(expect.arrayContaining([`mailto:${company.supportEmail}`, phoneHref]));
  expect(page.texts('main')[0]).toMatch(hoursOf(company.hours.slice(0, 1)));
  if (path !== '/contact-support') expect(page.texts('main')[0]).toMatch(hoursOf(company.hours));
  const required = page.values('main form [aria-required="true"]', 'name');
  expect(required).toEqual(['firstName', 'lastName', 'email', 'message']);
  // The form has its own messages. A key in a hidden field would be the same for every visitor without JavaScript.
  expect(page.count('main form:is([novalidate], :has([required], [type="hidden"]))')).toBe(0);
  expect(page.count('main form[action="/api/contact"][method="post"]')).toBe(1);
});

test('header and footer have all required links', () => {
  const page = openBuiltPage('/');
  for (const id of ['features', 'pricing', 'services', 'solutions', 'process', 'testimonials', 'industries', 'faq'])
    expect(page.ids).toContain(id);
  for (const {id, links} of createMenus({
    solutions: createLinks(solutionPages),
    services: createLinks(servicePages),
    industries: createLinks(industryPages),
  })) {
    const shown = page.values(`#menu-${id} a`, 'href');
    expect(links.filter(({to}) => !shown.includes(to))).toEqual([]);
    expect(shown.length).toBeGreaterThan(5);
  }
  expect(page.values('header nav a', 'href')).toContain(barLinks.contact.desktop);
  expect(page.values('#site-menu a', 'href')).toContain('/contact-us');
  const login = `header a[href="${company.loginUrl}"]`;
  expect([page.values(login, 'target')[0], page.values(login, 'rel')[0]]).toEqual(['_blank', 'noopener']);
  expect(page.texts(login)[0]).toBe('CRM Login (opens in a new tab)');
  const areas = ['features', 'pricing', 'demo', 'about', 'security', 'case-studies', 'blog', 'faq', 'documentation'];
  const footer = page.values('footer a', 'href');
  for (const to of [...areas, 'privacy', 'terms', 'industries/lead-generation'].map((area) => `/${area}`))
    expect(footer.filter((href) => href === to)).toEqual([to]);
  expect(footer).toEqual(expect.arrayContaining([`mailto:${company.supportEmail}`, phoneHref]));
  expect(page.texts('footer').at(-1)).toContain(`© ${company.copyrightYear} ${company.name}`);
});
