import {bookingForm} from '#src/contracts/booking-form';
import {contactForm} from '#src/contracts/contact';
import {feedbackForm} from '#src/contracts/feedback';
import type {Form} from '#src/contracts/form';
import {newsletterForm} from '#src/contracts/newsletter';
import {trialForm} from '#src/contracts/trial';
import {monday, visitor as booking} from './support/bookings';
import {trial, visitor as message} from './support/contact';
import {policy} from './support/pages';
import {sendForm, site as origin} from './support/requests';
import {useSite} from './support/site';

import {selectAll, selectOne} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import {getAttributeValue, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';

/* Posts without JavaScript that are rejected: the visitor gets the page with the form, filled in. */

const {site, open} = useSite({time: monday});

const answer = {page: '/docs/messaging/send-a-text', helpful: 'no', comment: 'Where is\n\n"the" <counter>?'};

type Values = Record<string, string>;

/** What is typed, what is wrong in it, and what is right instead. */
type Row = {form: Form; typed: Values; wrong: Values; right: Values; errors: Values};

const email = {email: 'Enter a full email address, like name@company.com.'};

const rows: Row[] = [
  {
    form: contactForm,
    typed: {...message, message: `\n<b>"forty" & 'more'</b>`},
    wrong: {lastName: '', email: 'marta@oakline'},
    right: {},
    errors: {lastName: 'Enter your last name.', ...email},
  },
  {
    form: trialForm,
    typed: trial,
    wrong: {company: ' ', size: ''},
    right: {},
    errors: {company: 'Enter your company’s name.', size: 'Choose your team size.'},
  },
  {form: newsletterForm, typed: {}, wrong: {email: 'marta@oakline'}, right: {email: message.email}, errors: email},
  {
    form: feedbackForm,
    typed: answer,
    wrong: {comment: 'a'.repeat(1001)},
    right: {},
    errors: {comment: 'Shorten your comment to 1,000 characters.'},
  },
  {form: bookingForm, typed: booking, wrong: {name: ''}, right: {}, errors: {name: 'Enter your name.'}},
];

/** Reads a page by CSS selectors, and its controls as a browser sends them. */
function readPage(html: string, action: string) {
  const page = parseDocument(html);
  const all = (selector: string) => selectAll<AnyNode, Element>(selector, page);
  const select = (selector: string) => selectOne<AnyNode, Element>(selector, page) ?? undefined;
  const valueOf = (selector: string, attribute: string) => {
    const element = select(selector);
    return element && getAttributeValue(element, attribute);
  };
  const textOf = (selector: string) =>
    all(selector)
      .map((element) => textContent(element))
      .join('\n');
  const read = (name: string) => {
    const control = `form[action="${action}"] [name="${name}"]`;
    // Parsers of browsers drop the first line break.
    if (select(control)?.name === 'textarea') return textOf(control).replace(/^\n/, '');
    return valueOf(control, 'type') === 'radio'
      ? (valueOf(`${control}[checked]`, 'value') ?? '')
      : valueOf(control, 'value');
  };
  return {all, select, valueOf, textOf, read};
}

type Post = {headers?: Record<string, string>; on?: typeof site; ip?: string};

async function post({form, typed, wrong}: Pick<Row, 'form' | 'typed' | 'wrong'>, {headers, on = site, ip}: Post = {}) {
  const response = await on.read(sendForm(form.path, {...typed, ...wrong}, headers), ip);
  return {...response, ...readPage(response.text, form.path)};
}

const cameFrom = (path: string) => ({headers: {Referer: `${origin}${path}`}});

describe.each(rows)('$form.path', (row) => {
  const {form, typed, wrong, errors} = row;
  const values = {...typed, ...wrong};

  test('keeps what was typed, in a working form', async () => {
    const {status, read, valueOf, select} = await post(row);
    expect(status).toBe(422);
    expect(Object.fromEntries(Object.keys(values).map((name) => [name, read(name)]))).toEqual(values);
    expect(valueOf(`form[action="${form.path}"]`, 'method')).toBe('post');
    expect(select('form button[type=submit]')).toBeDefined();
  });

  test('has each message beside its field, and an alert that leads there and gets the focus', async () => {
    const {all, valueOf, textOf} = await post(row);
    const links = all('[role=alert][tabindex="-1"][autofocus] a').map((link) => getAttributeValue(link, 'href'));
    const targets = Object.entries(errors).map(([name, text]) => {
      const control = `form[action="${form.path}"] [name="${name}"]`;
      const isRadio = valueOf(control, 'type') === 'radio';
      if (!isRadio) expect(valueOf(control, 'aria-invalid')).toBe('true');
      const marked = isRadio ? 'fieldset[aria-describedby]' : control;
      const notes = valueOf(marked, 'aria-describedby')?.split(' ') ?? [];
      expect(notes.map((id) => textOf(`[id="${id}"]`)).join()).toContain(text);
      return `#${valueOf(marked, 'id') ?? ''}`;
    });
    expect(links).toEqual(targets);
  });

  test('has what the next attempt needs: the key, a token, and where the visitor came from', async () => {
    const idempotencyKey = 'key-of-the-visitor-1';
    const {read} = await post({...row, typed: {...typed, idempotencyKey}}, cameFrom('/pricing?utm_source=ads'));
    expect(read('idempotencyKey')).toBe(idempotencyKey);
    expect(JSON.parse(read('source') ?? '{}')).toMatchObject({form: '/pricing', last: {source: 'ads'}});
    expect(read('formToken') !== undefined).toBe(form.hasToken && form !== bookingForm);
  });
});

// A booking's page has no form while the database is down: it could not list times.
describe.each(rows.slice(0, 4))('$form.path keeps what was typed', ({form, typed, right}) => {
  const row = {form, typed, wrong: right};
  const values = {...typed, ...right};
  const expectValues = (read: (name: string) => string | undefined) => {
    expect(Object.fromEntries(Object.keys(values).map((name) => [name, read(name)]))).toEqual(values);
  };

  test('when the database is down', async () => {
    const {textOf, read} = await post(row, {on: open({connect: () => Promise.reject(new Error('down'))})});
    expect(textOf('[role=alert]')).toContain(`We couldn’t save your ${form.noun}`);
    expectValues(read);
  });

  test('when the sender is over a limit, and says when to send it again', async () => {
    const ip = '198.51.100.9';
    let last = await post(row, {ip});
    for (let sent = 1; last.status === 303 && sent < 40; sent += 1) last = await post(row, {ip});
    expect(last.textOf('[role=alert]')).toContain('Send this one again in 10 minutes.');
    expectValues(last.read);
  });
});

test.each(['2027-06-07T15:00Z', ''])(
  'a booking for the time “%s” has the message and its icon beside the times',
  async (start) => {
    const row = rows.find(({form}) => form === bookingForm)!;
    const {textOf, valueOf, select, read} = await post({...row, wrong: {start}});
    const note = `[id="${valueOf('fieldset.fn-times', 'aria-describedby') ?? ''}"]`;
    expect(textOf(note)).toBe(start === '' ? 'Choose one of the times.' : 'This time is too soon. Choose a later one.');
    expect(select(`${note} svg`)).toBeDefined();
    expect(valueOf('[role=alert] a', 'href')).toBe('#start');
    expect([read('name'), read('topic')]).toEqual([booking.name, booking.topic]);
  },
);

const [contact] = rows;
const guide = rows.find(({form}) => form === feedbackForm);

test('the page is the one the visitor was on, with its policy', async () => {
  const {headers, textOf} = await post(contact!, cameFrom('/contact-support'));
  expect(textOf('h1')).toBe('/contact-support');
  expect(headers.get('Content-Security-Policy')).toBe(policy);
  expect(textOf('title')).toBe('Please check your message | Scalewell');
});

test('an answer about a guide is shown at the front page of the documentation, because functions have no guides', async () => {
  const {textOf, read} = await post(guide!, cameFrom(answer.page));
  expect(textOf('h1')).toBe('/docs');
  expect(read('page')).toBe(answer.page);
});

test('a wrong value that the form sends by itself is named in the alert, and marks nothing that can’t be seen', async () => {
  const {all, select, textOf} = await post({...guide!, wrong: {page: '//evil.example'}});
  expect(textOf('[role=alert]')).toMatch(/page/i);
  expect(select('[role=alert] a')).toBeUndefined();
  expect(all('[aria-invalid], [id$="-error"]')).toEqual([]);
});

test('the next attempt comes back to the same page', async () => {
  const {read} = await post(contact!, cameFrom('/contact-support'));
  const source = read('source') ?? '';
  const {textOf} = await post({...contact!, wrong: {...contact!.wrong, source}}, cameFrom('/api/contact'));
  expect(textOf('h1')).toBe('/contact-support');
});

test('without the pages of the build, and for a request that could not be read, a page leads to the form', async () => {
  const on = open({readPage: () => Promise.resolve(undefined)});
  for (const {select} of [
    await post(contact!, {on}),
    await post(contact!, {headers: {Origin: 'https://evil.example'}}),
  ]) {
    expect(select('a[href="/contact"]')).toBeDefined();
    expect(select('form')).toBeUndefined();
  }
});
