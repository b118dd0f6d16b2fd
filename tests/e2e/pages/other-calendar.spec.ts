import {booking} from '#src/content/booking';
import {createHeadersFile, hashScripts} from '#src/plugins/built-pages/headers/headers-file';
import {parsePage} from '#src/plugins/built-pages/page/page';
import {headersFor, readHeadersFile} from '../../../scripts/lib/netlify-headers.ts';
import {calendarFrame, demoDialog, headerButton} from '../../support/browser/demo-dialog';
import {gotoLive} from '../../support/browser/page';

import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

// One that is down: site/accessible-booking.spec.ts.
// Another origin of the same site, because private windows deny storage to other sites.
const origin = 'http://127.0.0.1:4321';
const other = {calendarUrl: `${origin}/demo?team=scalewell`, embedScriptUrl: `${origin}/embed.js`};

/** Like the pages of scheduling services: a script, storage, a form, and an attempt to navigate the top frame. */
const calendarPage = `<!doctype html><html lang="en"><title>Calendar</title>
<h1>Pick a time</h1>
<form action="/booked"><button>Book</button></form>
<p id="storage"></p><p id="escape"></p>
<script>
  localStorage.setItem('visit', 'kept');
  document.getElementById('storage').textContent = 'Storage: ' + localStorage.getItem('visit');
  try { top.location.href = '/taken-over'; document.getElementById('escape').textContent = 'Tab: taken'; }
  catch (error) { document.getElementById('escape').textContent = 'Tab: ' + error.name; }
</script>`;

const responses: Record<string, {contentType: string; body: string}> = {
  '/demo': {contentType: 'text/html', body: calendarPage},
  '/booked': {
    contentType: 'text/html',
    body: '<!doctype html><html lang="en"><title>Booked</title><h1>Booked there</h1>',
  },
  '/embed.js': {contentType: 'text/javascript', body: "document.documentElement.dataset.otherCalendar = 'ran';"},
};

/**
 * Opens the home page as if both booking variables had been set, and returns what it asks the calendar for. The
 * variables reach the bundle as two string literals, so another build would differ only in these, in the hashes of its
 * scripts and in its policy, which the build's own code writes here too.
 * @param permitted Addresses allowed by the policy.
 */
async function openSite(page: Page, addresses: typeof other, permitted = addresses): Promise<string[]> {
  const rebuild = (text: string): string =>
    text
      .replaceAll(JSON.stringify(booking.calendarUrl), JSON.stringify(addresses.calendarUrl))
      .replaceAll(JSON.stringify(booking.embedScriptUrl), JSON.stringify(addresses.embedScriptUrl));
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) return route.fulfill({response, body: rebuild(await response.text())});
    if (!type.startsWith('text/html')) return route.fulfill({response});
    const body = await response.text();
    const path = new URL(route.request().url()).pathname;
    const rules = readHeadersFile(createHeadersFile(hashScripts(parsePage(body, path).tree), permitted));
    return route.fulfill({body, contentType: type, headers: headersFor(rules, path)});
  });
  const asked: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    asked.push(pathname);
    await route.fulfill(responses[pathname] ?? {status: 404});
  });
  await gotoLive(page, '/');
  return asked;
}

const script = (page: Page) => page.locator(`script[src="${other.embedScriptUrl}"]`);

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('another company’s calendar: its frame and script load, and are gone once the dialog closes', async ({page}) => {
  expect(await openSite(page, other)).toEqual([]);

  await headerButton(page).click();
  await expect(calendarFrame(page)).toHaveAttribute('src', other.calendarUrl);
  await expect(calendarFrame(page)).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  await expect(script(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-other-calendar', 'ran');
  await expect(page.locator('script[src="/embed/booking.js"]')).toHaveCount(0);

  const calendar = page.frameLocator('#demo-dialog iframe');
  await expect(calendar.getByText('Storage: kept')).toBeVisible();
  await expect(calendar.getByText('Tab: SecurityError')).toBeVisible();
  await calendar.getByRole('button', {name: 'Book'}).click();
  await expect(calendar.getByRole('heading', {name: 'Booked there'})).toBeVisible();
  await expect(page).toHaveURL('/');

  await demoDialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(calendarFrame(page)).toHaveCount(0);
  await expect(script(page)).toHaveCount(0);
  await expect(headerButton(page)).toBeFocused();

  await headerButton(page).click();
  await expect(script(page)).toHaveCount(1);
  await expect(calendar.getByRole('heading', {name: 'Pick a time'})).toBeVisible();
});

test('a policy that does not list it blocks its script and frame', async ({page}) => {
  const asked = await openSite(page, other, booking);
  const stopped = new Set<string>();
  page.on('console', (message) => {
    const [directive] = /(?:script|frame)-src/.exec(message.text()) ?? [];
    if (directive !== undefined) stopped.add(directive);
  });
  await headerButton(page).click();
  await expect.poll(() => [...stopped].sort()).toEqual(['frame-src', 'script-src']);
  expect(asked).toEqual([]);
});

/** Embed codes as their services publish them: what the script loads into the page. */
const embeds = [
  {
    name: 'Calendly',
    calendarUrl: 'https://calendly.com/scalewell/demo',
    embedScriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
    sheet: 'https://assets.calendly.com/assets/external/widget.css',
    picture: 'https://assets.calendly.com/assets/external/close-icon.svg',
    frame: 'https://calendly.com/scalewell/demo?embed_type=Inline',
    call: 'https://calendly.com/api/booking/event_types/lookup',
  },
  {
    name: 'Cal.com',
    calendarUrl: 'https://cal.com/scalewell/demo',
    embedScriptUrl: 'https://app.cal.com/embed/embed.js',
    sheet: 'inline',
    picture: 'https://app.cal.com/api/logo',
    frame: 'https://app.cal.com/scalewell/demo/embed',
    call: 'https://app.cal.com/api/router',
  },
  {
    name: 'GoHighLevel',
    calendarUrl: 'https://api.leadconnectorhq.com/widget/booking/x',
    embedScriptUrl: 'https://link.msgsndr.com/js/form_embed.js',
    sheet: 'https://stcdn.leadconnectorhq.com/embed.css',
    picture: 'https://link.msgsndr.com/close.svg',
    frame: 'https://api.leadconnectorhq.com/widget/booking/x?embed=1',
    call: 'https://backend.leadconnectorhq.com/appengine/attribution',
  },
  {
    name: 'GoHighLevel on an agency’s own domain',
    calendarUrl: 'https://go.agency.example/widget/booking/x',
    embedScriptUrl: 'https://link.msgsndr.com/js/form_embed.js',
    sheet: 'https://link.msgsndr.com/embed.css',
    picture: 'https://link.msgsndr.com/close.svg',
    frame: 'https://go.agency.example/widget/booking/x?embed=1',
    call: 'https://services.leadconnectorhq.com/calendars/x',
  },
];
type Embed = (typeof embeds)[number];

/** A script that does what an embed script does, and notes what worked. */
const standIn = ({sheet, picture, frame, call}: Embed): string => `
  const loaded = (element, parent) => new Promise((resolve) => {
    element.onload = () => resolve('loaded');
    element.onerror = () => resolve('refused');
    parent.append(element);
  });
  const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
  const styled = async () => {
    const sheet = ${JSON.stringify(sheet)};
    if (sheet === 'inline') document.head.append(make('style', {textContent: 'h1 { outline: 7px solid }'}));
    else await loaded(make('link', {rel: 'stylesheet', href: sheet}), document.head);
    return getComputedStyle(document.querySelector('h1')).outlineWidth === '7px' ? 'loaded' : 'refused';
  };
  Promise.all([
    styled(),
    loaded(make('img', {src: ${JSON.stringify(picture)}}), document.body),
    loaded(make('iframe', {src: ${JSON.stringify(frame)}}), document.body),
    fetch(${JSON.stringify(call)}, {method: 'POST', body: '{}'}).then(() => 'loaded', () => 'refused'),
  ]).then((results) => { document.documentElement.dataset.results = results.join(); });`;

/** What an embed gets to load into a page with the policy for these addresses, and what the policy cut. */
async function embedIn(page: Page, embed: Embed, settings: {calendarUrl: string; embedScriptUrl: string}) {
  const bodies: Readonly<Record<string, {contentType: string; body: string}>> = {
    document: {contentType: 'text/html', body: '<!doctype html><title>Calendar</title>'},
    script: {contentType: 'text/javascript', body: standIn(embed)},
    stylesheet: {contentType: 'text/css', body: 'h1 { outline: 7px solid }'},
    image: {contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'},
  };
  const policy = headersFor(readHeadersFile(createHeadersFile([], settings)), '/')['content-security-policy'] ?? '';
  const main = `<!doctype html><title>Demo</title><h1>Demo</h1><script src="${embed.embedScriptUrl}"></script>`;
  const cut: string[] = [];
  await page.exposeFunction('note', (line: string) => cut.push(line));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      void (window as unknown as {note: (line: string) => void}).note(event.effectiveDirective);
    });
  });
  await page.route('https://**/*', (route) => {
    const request = route.request();
    if (request.url() === 'https://site.example/') {
      return route.fulfill({contentType: 'text/html', body: main, headers: {'Content-Security-Policy': policy}});
    }
    const json = {contentType: 'application/json', body: '{}'};
    return route.fulfill({...(bodies[request.resourceType()] ?? json), headers: {'Access-Control-Allow-Origin': '*'}});
  });
  await page.goto('https://site.example/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-results', /,/);
  return {results: await html.getAttribute('data-results'), cut};
}

for (const embed of embeds) {
  test(`${embed.name} may load its script, sheet, picture and frame, and call home`, async ({page}) => {
    expect(await embedIn(page, embed, embed)).toEqual({results: 'loaded,loaded,loaded,loaded', cut: []});
  });
}

test('another service may load its script and its frame only', async ({page}) => {
  const [embed] = embeds as [Embed];
  const other = {
    ...embed,
    calendarUrl: 'https://calendly.com.example/demo',
    embedScriptUrl: 'https://cdn.example/a.js',
  };
  const {results, cut} = await embedIn(page, {...other, frame: other.calendarUrl}, other);
  expect(results).toBe('refused,refused,loaded,refused');
  expect(cut.sort()).toEqual(['connect-src', 'img-src', 'style-src-elem']);
});
