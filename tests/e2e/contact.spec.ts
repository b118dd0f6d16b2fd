import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Locator, type Page, type Route} from '@playwright/test';

import {company} from '#src/content/company';
import {contact, contactSupport} from '#src/content/contact';
import {gotoHydrated} from '../support/page';

// The words of the specification, written out: a change of the content files must not pass unseen.
const forms = [
  {
    path: '/contact',
    sent: ["Message sent successfully! We'll get back to you soon."],
    failed: ['Opening your email client to send the message'],
    missing: ['Please fill in all required fields'],
  },
  {
    path: '/contact-support',
    sent: ['Message Sent!', "Thank you for your message. We'll get back to you soon."],
    failed: ['Opening Email Client', 'Your email client will open with the message pre-filled.'],
    missing: ['Missing Information', 'Please fill in all required fields.'],
  },
];

const typed = {
  firstName: 'Marta',
  lastName: 'Silva & Söhne',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  message: 'Can Scalewell take deposits?\nAnd sync with Outlook, 100%?',
};

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company (optional)',
  message: 'Message',
};

type FieldName = keyof typeof typed;

const fieldNames = Object.keys(labels) as FieldName[];

const field = (page: Page, name: FieldName): Locator =>
  page.locator('main form').getByRole('textbox', {name: labels[name], exact: true});
const sendButton = (page: Page): Locator => page.locator('main form button[type="submit"]');
const toastRegion = (page: Page): Locator => page.locator('[role="status"][aria-atomic="false"]');

async function fill(page: Page, values: Partial<typeof typed> = typed): Promise<void> {
  for (const name of fieldNames) await field(page, name).fill(values[name] ?? '');
}

async function expectTyped(page: Page, values: typeof typed = typed): Promise<void> {
  for (const name of fieldNames) await expect(field(page, name), name).toHaveValue(values[name]);
}

/** Answers the form's requests, and keeps what it sent. */
async function answerContact(page: Page, answer: (route: Route, count: number) => Promise<void>) {
  const sent: {key: string | undefined; body: unknown}[] = [];
  await page.route('**/api/contact', async (route) => {
    const request = route.request();
    sent.push({key: request.headers()['idempotency-key'], body: request.postDataJSON()});
    await answer(route, sent.length);
  });
  return sent;
}

/** Addresses that the page handed to the mail program. */
function watchMail(page: Page): URL[] {
  const opened: URL[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) opened.push(new URL(request.url()));
  });
  return opened;
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const {violations} = await new AxeBuilder({page})
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
  }
}

const created = (route: Route): Promise<void> => route.fulfill({status: 201, json: {id: 'stored'}});

for (const {path, sent, failed, missing} of forms) {
  test.describe(path, () => {
    test('a message is stored, the visitor is thanked and the fields are empty', async ({page}) => {
      await gotoHydrated(page, path);
      await fill(page);
      const answer = page.waitForResponse('**/api/contact');
      await sendButton(page).click();
      const response = await answer;
      expect(response.status()).toBe(201);
      expect(response.request().postDataJSON()).toEqual(typed);
      expect(response.request().headers()['idempotency-key']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      for (const words of sent) await expect(toastRegion(page).getByText(words, {exact: true})).toBeVisible();
      for (const name of fieldNames) await expect(field(page, name), name).toHaveValue('');
      await expect(sendButton(page)).toHaveText('Send Message');
    });

    test('nothing is sent while a required field is empty', async ({page}) => {
      const requests = await answerContact(page, created);
      await gotoHydrated(page, path);
      await fill(page, {...typed, lastName: '   ', email: 'marta', message: ''});
      await sendButton(page).click();
      for (const words of missing) {
        await expect(toastRegion(page).getByText(words, {exact: true})).toBeVisible();
        await expect(page.getByRole('alert').getByText(words, {exact: true})).toBeVisible();
      }
      await expect(field(page, 'lastName')).toBeFocused();
      for (const name of ['lastName', 'email', 'message'] as const) {
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(field(page, 'lastName')).toHaveAccessibleDescription('Enter your last name.');
      await expect(field(page, 'email')).toHaveAccessibleDescription(
        'Enter a full email address, like name@company.com.',
      );
      await expect(field(page, 'message')).toHaveAccessibleDescription('Write a line or two about what you need.');
      await expectAccessible(page);

      await field(page, 'lastName').fill('Silva');
      await expect(field(page, 'lastName')).not.toHaveAttribute('aria-invalid');
      await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
      expect(requests).toEqual([]);
    });

    for (const email of ['marta', 'marta@', 'marta@oakline', 'a b@c.example']) {
      test(`the email ${email} is sent back`, async ({page}) => {
        const requests = await answerContact(page, created);
        await gotoHydrated(page, path);
        await fill(page, {...typed, email});
        await sendButton(page).click();
        await expect(field(page, 'email')).toBeFocused();
        await expect(field(page, 'email')).toHaveAccessibleDescription(
          'Enter a full email address, like name@company.com.',
        );
        for (const words of missing) await expect(page.getByText(words, {exact: true})).toHaveCount(0);
        expect(requests).toEqual([]);
      });
    }

    const failures: [string, (route: Route) => Promise<void>][] = [
      ...[400, 403, 413, 429, 500, 503].map((status): [string, (route: Route) => Promise<void>] => [
        `the server answers ${status}`,
        (route) => route.fulfill({status, contentType: 'text/html', body: '<p>no</p>'}),
      ]),
      ['the network is down', (route) => route.abort()],
    ];
    for (const [cause, answer] of failures) {
      test(`${cause}: the mail client opens with everything, and the fields keep it`, async ({page}) => {
        const opened = watchMail(page);
        await answerContact(page, answer);
        await gotoHydrated(page, path);
        await fill(page);
        await sendButton(page).click();
        for (const words of failed) await expect(toastRegion(page).getByText(words, {exact: true})).toBeVisible();
        await expect.poll(() => opened.length).toBe(1);
        const mail = opened[0];
        expect(mail?.pathname).toBe(company.supportEmail);
        expect(mail?.searchParams.get('subject')).toContain('Marta Silva & Söhne');
        const body = mail?.searchParams.get('body') ?? '';
        for (const value of ['Marta Silva & Söhne', typed.email, typed.company]) expect(body).toContain(value);
        expect(body).toContain(typed.message.replace('\n', '\r\n'));
        await expectTyped(page);
        await expect(sendButton(page)).toHaveText('Send Message');
        await expect(page).toHaveURL(new RegExp(`${path}$`));
      });
    }

    test('shows hours, phone and email', async ({page}) => {
      await gotoHydrated(page, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', {name: company.supportEmail})).toHaveAttribute(
        'href',
        `mailto:${company.supportEmail}`,
      );
      await expect(main.getByRole('link', {name: company.phone})).toHaveAttribute('href', 'tel:+14165550142');
      await expect(main).toContainText(/Monday–Friday\s*9 AM–6 PM EST/);
    });

    test('requires four fields without the browser asking for them', async ({page}) => {
      await gotoHydrated(page, path);
      for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
        await expect(field(page, name)).toHaveAttribute('aria-required', 'true');
        await expect(field(page, name)).not.toHaveAttribute('required');
      }
      await expect(field(page, 'company')).not.toHaveAttribute('aria-required');
      await expect(field(page, 'email')).toHaveAttribute('type', 'email');
    });
  });
}

test('a refused message names the fields, and the mail client opens all the same', async ({page}) => {
  const opened = watchMail(page);
  const errors = {company: 'Shorten your company name to 200 characters.', unknown: 'x'};
  await answerContact(page, (route) =>
    route.fulfill({status: 422, contentType: 'application/problem+json', json: {errors}}),
  );
  await gotoHydrated(page, '/contact');
  await fill(page);
  await sendButton(page).click();
  await expect(field(page, 'company')).toHaveAccessibleDescription(errors.company);
  await expect(field(page, 'company')).toBeFocused();
  await expect.poll(() => opened.length).toBe(1);
  await expectTyped(page);
});

test('after a failure the page offers the address, the message and the mail client', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const opened = watchMail(page);
  await answerContact(page, (route) => route.abort());
  await gotoHydrated(page, '/contact-support');
  await fill(page);
  await sendButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(company.supportEmail);
  await expect(alert).toBeInViewport({ratio: 1});
  await expectAccessible(page);

  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await alert.getByRole('button', {name: 'Copy address'}).click();
  await expect(alert.getByRole('status').first()).toHaveText('Copied');
  expect(await clipboard()).toBe(company.supportEmail);
  await alert.getByRole('button', {name: 'Copy message'}).click();
  await expect.poll(clipboard).toContain(typed.message);

  // What is changed after the failure is in the mail too.
  await field(page, 'company').fill('Oakline and Sons');
  await alert.getByRole('link', {name: 'Open email app again'}).click();
  await expect.poll(() => opened.length).toBe(2);
  expect(opened[1]?.searchParams.get('body')).toContain('Oakline and Sons');
});

test('a slow answer: the button says so, the fields rest, and no second message leaves', async ({page}) => {
  let release = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requests = await answerContact(page, async (route) => {
    await answered;
    await created(route);
  });
  await gotoHydrated(page, '/contact');
  await fill(page);
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(sendButton(page)).toBeFocused();
  for (const name of fieldNames) await expect(field(page, name)).toHaveAttribute('readonly');
  await sendButton(page).click({force: true});
  await field(page, 'firstName').press('Enter');
  release();
  await expect(sendButton(page)).toHaveText('Send Message');
  await expect(field(page, 'message')).toHaveValue('');
  expect(requests).toHaveLength(1);
});

test('a retry after a lost answer is the same message, and a changed one is another', async ({page}) => {
  const ids: unknown[] = [];
  const requests = await answerContact(page, async (route, count) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    ids.push(typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined);
    await (count === 1 ? route.abort() : route.fulfill({response}));
  });
  await gotoHydrated(page, '/contact');
  await fill(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await sendButton(page).click();
  await expect(toastRegion(page)).toContainText(contact.form.messages.sent.title);
  expect(ids[0]).toEqual(expect.any(String));
  expect(ids[1]).toBe(ids[0]);
  expect(requests[1]?.key).toBe(requests[0]?.key);

  // Sent once, the same words are a new message.
  await page.unroute('**/api/contact');
  const later = await answerContact(page, (route, count) => (count === 2 ? route.abort() : created(route)));
  await fill(page);
  await sendButton(page).click();
  await expect(field(page, 'message')).toHaveValue('');
  expect(later[0]?.key).not.toBe(requests[0]?.key);
  await fill(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await field(page, 'message').fill('Other words');
  await sendButton(page).click();
  await expect(field(page, 'message')).toHaveValue('');
  expect(later[2]?.key).not.toBe(later[1]?.key);
});

test('a toast leaves after eight seconds, waits while it is hovered or has focus, and goes at once by its button', async ({
  page,
}) => {
  await page.clock.install();
  await gotoHydrated(page, '/contact');
  const toast = toastRegion(page).getByText(contact.form.messages.missing.title);
  const dismiss = toastRegion(page).getByRole('button', {name: 'Dismiss'});
  await expect(toastRegion(page)).toBeEmpty();

  await sendButton(page).click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(7500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);

  await sendButton(page).click();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await dismiss.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await dismiss.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(field(page, 'firstName')).toBeFocused();
});

test('the whole form works by keyboard', async ({page}) => {
  const requests = await answerContact(page, created);
  await gotoHydrated(page, '/contact');
  await field(page, 'firstName').focus();
  for (const name of fieldNames) {
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.insertText(typed[name]);
    await page.keyboard.press('Tab');
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastRegion(page)).toContainText(contact.form.messages.sent.title);
  expect(requests.map(({body}) => body)).toEqual([typed]);
});

test('what is typed before the scripts run is kept', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', {waitUntil: 'commit'});
  await fill(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expectTyped(page);
});

test('what is typed is still there after going to another page and back', async ({page}) => {
  await gotoHydrated(page, '/contact');
  await fill(page);
  await page.goto('/contact-support');
  await page.goBack();
  await expectTyped(page);
});

test('Schedule a Demo opens the booking dialog', async ({page}) => {
  await gotoHydrated(page, '/contact');
  await page.getByRole('main').getByRole('button', {name: 'Schedule a Demo'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('/contact-us is the same page, and Saturday and Sunday hours stand on it', async ({page}) => {
  await gotoHydrated(page, '/contact');
  const main = await page.getByRole('main').innerText();
  expect(main).toMatch(/Saturday\s*10 AM–4 PM EST/);
  expect(main).toMatch(/Sunday\s*Closed/);
  await gotoHydrated(page, '/contact-us');
  expect(await page.getByRole('main').innerText()).toBe(main);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${company.url}/contact`);
});

test('error and failure states fit a window of 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await answerContact(page, (route) => route.abort());
  await gotoHydrated(page, '/contact-support');
  const overflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await overflow()).toBe(0);
  await fill(page);
  await sendButton(page).click();
  await expect(page.getByText(contactSupport.form.mail.title)).toBeVisible();
  expect(await overflow()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a message lands on the page that thanks', async ({page}) => {
    await page.goto('/contact');
    await fill(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Message Sent!');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('a message with gaps comes back with what was typed and what is missing', async ({page}) => {
    await page.goto('/contact-support');
    await fill(page, {...typed, lastName: ''});
    const answer = page.waitForResponse('**/api/contact');
    await sendButton(page).click();
    expect((await answer).status()).toBe(422);
    await expect(page.getByText('Enter your last name.').first()).toBeVisible();
    await expectTyped(page, {...typed, lastName: ''});
  });
});
