import {newsletterForm as newsletterText} from '#src/content/blog/newsletter-form';
import {contactForms} from '#src/content/pages/contact-forms';
import {feedback} from '#src/content/pages/feedback';
import {trialForm as trialText, trialSent} from '#src/content/pages/trial-form';
import {contactForm} from '#src/contracts/contact';
import {feedbackForm} from '#src/contracts/feedback';
import type {Form} from '#src/contracts/form';
import {formTokenHeader, formTokenPath, honeypotField, idempotencyHeader} from '#src/contracts/hidden-fields';
import {newsletterForm} from '#src/contracts/newsletter';
import {trialForm} from '#src/contracts/trial';
import {openMailClient} from '#src/lib/forms/mailto';
import {ContactForm} from '#src/parts/contact';
import {PageFeedback} from '#src/parts/feedback';
import {type Answer, listenForForms, readForms} from '#src/parts/form/send-form.browser';
import {NewsletterForm} from '#src/parts/newsletter';
import {TrialForm} from '#src/parts/trial';
import {type FakeResponse, fakeResponse, useFetch} from '../support/fetch';
import {translatePage} from '../support/translate-page';

import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

// tests/functions/rejected-forms.test.ts tests the same forms without a script.

jest.mock('#src/lib/forms/mailto', () => ({
  ...jest.requireActual<object>('#src/lib/forms/mailto'),
  openMailClient: jest.fn(),
}));

const fetchMock = useFetch();

type Values = Record<string, string>;
type Row = {form: Form; element: ReactElement; typed: Values; wrong: Values; errors: Values; sending: string};

const email = {email: 'marta@oakline.example'};
const badEmail = 'Enter a full email address, like name@company.com.';
const contact = <ContactForm content={contactForms.contact} />;

const rows: Row[] = [
  {
    form: contactForm,
    element: <ContactForm content={contactForms.support} />,
    typed: {firstName: 'Marta', lastName: 'Silva', ...email, company: '', message: 'Deposits?'},
    wrong: {firstName: ' ', email: 'marta@oakline.example,'},
    errors: {firstName: 'Enter your first name.', email: badEmail},
    sending: 'Sending...',
  },
  {
    form: trialForm,
    element: <TrialForm content={trialText} />,
    typed: {name: 'Marta Silva', company: 'Oakline Studio', ...email, size: 'Pro'},
    wrong: {company: '', email: ''},
    errors: {company: 'Enter your company’s name.', email: badEmail},
    sending: trialText.sending,
  },
  {
    form: newsletterForm,
    element: <NewsletterForm content={newsletterText} id="newsletter" />,
    typed: email,
    wrong: {email: 'marta@oakline'},
    errors: {email: badEmail},
    sending: newsletterText.sending,
  },
];

const control = (name: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
const formElement = (): HTMLFormElement => document.querySelector('form')!;
const submit = (): boolean => fireEvent.submit(formElement());
const status = (): HTMLElement => screen.getAllByRole('status').find((region) => region.tagName === 'DIV')!;

function type(values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const radio = document.querySelector(`[type=radio][name="${name}"][value="${value}"]`);
    if (radio) fireEvent.click(radio);
    else fireEvent.input(control(name), {target: {value}});
  }
}

const readValues = (): Values => {
  const {[honeypotField]: _, ...values} = Object.fromEntries(new FormData(formElement())) as Values;
  return values;
};

/** Shows a page with a form at an address, and runs the script. */
function show(element: ReactElement, address = '/'): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = renderToStaticMarkup(element);
  readForms();
}

const posts = () => fetchMock.mock.calls.filter(([path]) => !path.includes(formTokenPath)).map(([, sent]) => sent);
const bodies = () => posts().map(({body}) => JSON.parse(body) as Values);

beforeAll(() => {
  listenForForms();
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  jest.mocked(openMailClient).mockReset();
  sessionStorage.clear();
  fetchMock.mockImplementation((path) =>
    Promise.resolve(fakeResponse(path.includes(formTokenPath) ? 200 : 201, {token: 'signed'})),
  );
});

describe.each(rows)('$form.path', ({form, element, typed, wrong, errors, sending}) => {
  beforeEach(() => show(element));

  test('says what is missing beside the field, in our words, before anything is sent', () => {
    expect([formElement().noValidate, formElement().getAttribute('action')]).toEqual([true, form.path]);
    type({...typed, ...wrong});
    submit();
    for (const [name, text] of Object.entries(errors)) {
      const field = control(name);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.getAttribute('aria-describedby')).toContain(`${field.id}-error`);
      expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(text);
    }
    expect(document.activeElement).toBe(control(Object.keys(errors)[0] ?? ''));
    expect(posts()).toEqual([]);
  });

  test('removes the message of a field while one types, and of no other', () => {
    type({...typed, ...wrong});
    submit();
    const [first = '', ...others] = Object.keys(errors);
    type({[first]: 'm'});
    expect(control(first).getAttribute('aria-invalid')).toBeNull();
    expect(document.getElementById(`${control(first).id}-error`)).toBeNull();
    for (const name of others) expect(control(name).getAttribute('aria-invalid')).toBe('true');
  });

  test('sends its fields once, and can’t be changed meanwhile', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    type(typed);
    fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    submit();
    const button = await screen.findByRole('button', {name: sending});
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(control('email').readOnly).toBe(true);
    for (const radio of document.querySelectorAll('[type=radio]')) expect(fireEvent.click(radio)).toBe(false);
    submit();
    await waitFor(() => expect(bodies()).toEqual([{...typed, [honeypotField]: ''}]));
    respond(fakeResponse(201, {id: 'a'}));
    await waitFor(() => expect(button.ariaBusy).toBeNull());
    expect(posts()).toHaveLength(1);
  });

  test('sends the token of the first touch, if the form has one, and the honeypot’s value', async () => {
    expect(fetchMock).not.toHaveBeenCalled();
    control('email').focus();
    control('email').blur();
    control('email').focus();
    expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(form.hasToken ? [formTokenPath] : []);
    const honeypot = control(honeypotField);
    expect([honeypot.tabIndex, honeypot.closest('[aria-hidden="true"]')]).toEqual([-1, expect.anything()]);
    honeypot.value = 'https://spam.example';
    type(typed);
    await Promise.resolve();
    submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.headers[formTokenHeader]).toBe(form.hasToken ? 'signed' : undefined);
    expect(bodies()).toEqual([{...typed, [honeypotField]: 'https://spam.example'}]);
  });

  test('requests its token again at the next touch if that failed, but not when it is about to be sent', async () => {
    const failures = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(fakeResponse(503, {title: 'Unavailable'})),
    ];
    for (const respond of failures) {
      fetchMock.mockImplementationOnce(respond);
      control('email').focus();
      await act(() => Promise.resolve());
      control('email').blur();
    }
    formElement().querySelector<HTMLElement>('[type=submit]')!.focus();
    expect(fetchMock).toHaveBeenCalledTimes(form.hasToken ? 2 : 0);
    control('email').focus();
    await act(() => Promise.resolve());
    type(typed);
    submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.headers[formTokenHeader]).toBe(form.hasToken ? 'signed' : undefined);
  });

  test('keeps what was typed after each failure; a retry has the same key, a change another', async () => {
    type(typed);
    const failures = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve({ok: false, status: 422, json: () => Promise.reject(new SyntaxError())} as FakeResponse),
      () => Promise.resolve(fakeResponse(429, {detail: 'Try again in 3 minutes.'})),
    ];
    for (const [index, respond] of failures.entries()) {
      fetchMock.mockImplementation(respond);
      submit();
      await waitFor(() => expect(posts()).toHaveLength(index + 1));
      await screen.findByRole('alert');
      expect(readValues()).toEqual(typed);
    }
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Try again in 3 minutes.'));
    type({email: 'jo@oakline.example'});
    submit();
    await waitFor(() => expect(posts()).toHaveLength(4));
    const [first, second, third, changed] = posts().map(({headers}) => headers[idempotencyHeader]);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(changed).not.toBe(first);
  });

  test('counts values as sent if the status says so, whatever the body, and forgets them', async () => {
    type(typed);
    expect(sessionStorage.getItem('typed')).toContain(`${form.path} email`);
    fetchMock.mockResolvedValue({...fakeResponse(200), json: () => Promise.reject(new SyntaxError())});
    const sent: Answer[] = [];
    formElement().addEventListener('form:sent', (event) => sent.push((event as CustomEvent<Answer>).detail));
    submit();
    await waitFor(() => expect(sent).toEqual([{ok: true, status: 200, body: undefined}]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sessionStorage.getItem('typed')).not.toContain(form.path);
  });

  test('shows what the server rejects at its field', async () => {
    fetchMock.mockResolvedValue(fakeResponse(422, {errors: {email: 'Use another address.'}}));
    type(typed);
    submit();
    await screen.findByText('Use another address.');
    expect(document.activeElement).toBe(control('email'));
  });

  test('still has what was typed after a reload, and fills in what the visitor typed in another form', () => {
    type(typed);
    show(element);
    expect(readValues()).toEqual(typed);
    show(contact);
    expect(control('email').value).toBe(typed['email']);
  });

  test('leaves it to a listener to say what is wrong', async () => {
    fetchMock.mockResolvedValue(fakeResponse(409, {detail: 'Taken.'}));
    const refused = jest.fn((event: Event) => event.preventDefault());
    formElement().addEventListener('form:refused', refused);
    type(typed);
    submit();
    await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(readValues()).toEqual(typed);
  });

  test('says all of it on a translated page, too', async () => {
    translatePage();
    type({...typed, ...wrong});
    submit();
    for (const text of Object.values(errors)) await screen.findByText(text);
    type(typed);
    submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
  });
});

/** The address of the email that replaces the form. */
const readMail = (): URL => new URL(within(screen.getByRole('alert')).getByRole<HTMLAnchorElement>('link').href);

test.each([
  ['support', contactForms.support, ['Missing Information', 'Please fill in all required fields.']],
  ['contact', contactForms.contact, ['Please fill in all required fields']],
])('the %s form has its own message for missing fields, and each of them has one', (_, content, words) => {
  show(<ContactForm content={content} />);
  type({...rows[0]!.typed, lastName: '', email: 'marta', message: ' '});
  submit();
  for (const sentence of words) within(status()).getByText(sentence);
  expect(screen.queryByRole('alert')).toBeNull();
  const invalid = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ariaInvalid}) => ariaInvalid === 'true');
  expect(invalid).toEqual([control('lastName'), control('email'), control('message')]);
});

test('a message in the corner closes after eight seconds unless hovered or focused; its button returns the focus', () => {
  jest.useFakeTimers();
  const shown = (): number => within(status()).queryAllByText('Missing Information').length;
  show(<ContactForm content={contactForms.support} />);
  expect(status().textContent).toBe('');
  submit();
  jest.advanceTimersByTime(7999);
  expect(shown()).toBe(1);
  jest.advanceTimersByTime(1);
  expect(shown()).toBe(0);

  submit();
  const dismiss = within(status()).getByRole('button', {name: 'Dismiss'});
  dismiss.focus();
  jest.advanceTimersByTime(20_000);
  expect(shown()).toBe(1);
  fireEvent.click(dismiss);
  expect(shown()).toBe(0);
  expect(document.activeElement).toBe(control('firstName'));
  jest.useRealTimers();
});

test('a failed message is an email with every field, and follows changes', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  show(<ContactForm content={contactForms.support} />);
  type({...rows[0]!.typed, company: 'Oakline'});
  submit();
  await screen.findByText('Opening Email Client');
  const alert = await screen.findByRole('alert');
  await within(alert).findByRole('button', {name: 'Copy address'});
  expect(jest.mocked(openMailClient).mock.calls).toEqual([[readMail().href]]);
  expect(readMail().searchParams.get('subject')).toBe('Support request from Marta Silva');
  const body = 'Name: Marta Silva\nEmail: marta@oakline.example\nCompany: Oakline\n\nDeposits?';
  expect(readMail().searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
  const copied = within(alert).getByRole('button', {name: 'Copy message'});
  expect(copied.getAttribute('data-copy')).toBe(body);
  type({company: 'Oakline Studio'});
  expect(readMail().searchParams.get('body')).toContain('Company: Oakline Studio');
});

test('a trial that can’t be sent is an email, too; one that is sent is replaced by a note with the focus', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(<TrialForm content={trialText} />);
  type(rows[1]!.typed);
  submit();
  await screen.findByText(trialText.mail.title);
  expect(readMail().pathname).toBe(trialText.mail.to);
  expect(readMail().searchParams.get('body')).toBe(
    'Name: Marta Silva\r\nCompany: Oakline Studio\r\nWork email: marta@oakline.example\r\nTeam size: Pro',
  );
  submit();
  const heading = await screen.findByRole('heading', {name: trialSent.title});
  expect(document.activeElement).toBe(heading);
  expect(document.querySelector('[name=email]')).toBeNull();
});

test('a rejected size is reported at its group', async () => {
  const errors = {size: 'Choose your team size.'};
  fetchMock.mockResolvedValue(fakeResponse(422, {errors}));
  show(<TrialForm content={trialText} />);
  type(rows[1]!.typed);
  submit();
  await screen.findByText(errors.size);
  expect(screen.getByRole('group').textContent).toContain(errors.size);
});

test('the note after a sign-up has the address', async () => {
  show(<NewsletterForm content={newsletterText} id="newsletter" />);
  type(email);
  submit();
  await screen.findByText(newsletterText.sent.title);
  screen.getByText(email.email);
  expect(document.activeElement?.textContent).toContain(newsletterText.sent.title);
});

test.each([
  ['?plan=Pro', 'Pro'],
  ['?plan=Enterprise', 'Team'],
])('/trial%s selects the team size %s', (query, size) => {
  show(<TrialForm content={trialText} />, `/trial${query}`);
  expect(readValues()['size']).toBe(size);
});

test('a message starts with the topic in the address, unless it is unknown or something was typed', () => {
  show(contact, '/contact?topic=baa');
  expect(control('message').value).toContain('business associate agreement');
  show(contact, '/contact?topic=__proto__');
  expect(control('message').value).toBe('');
  type({message: 'Deposits?'});
  show(contact, '/contact?topic=baa');
  expect(control('message').value).toBe('Deposits?');
});

test.each([
  ['ana@gmial.com', 'gmail.com'],
  ['Ana@Gmail.con', 'gmail.com'],
  ['ana@yaho.com', 'yahoo.com'],
  ['ana@hotmaill.com', 'hotmail.com'],
  ['ana@outlok.com', 'outlook.com'],
])('%s is probably %s, which a press accepts', async (typed, meant) => {
  show(contact);
  type({email: typed});
  fireEvent.change(control('email'));
  // Whatever else is said about the form.
  submit();
  fireEvent.click(await screen.findByRole('button', {name: `Did you mean ${meant}?`}));
  expect(control('email').value).toBe(`${typed.split('@')[0]}@${meant}`);
  expect(document.activeElement).toBe(control('email'));
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
});

test.each(['ana@gmail.com', 'ana@ymail.com', 'ana@mail.com', 'ana@yahoo.ca', 'ana@oakline.example', 'ana', ''])(
  '%p gets no suggestion',
  (typed) => {
    show(contact);
    type({email: typed});
    fireEvent.change(control('email'));
    expect(document.querySelector('p[role=status]')).toBeNull();
  },
);

describe('was this page helpful?', () => {
  const answer = {page: '/docs/messaging/send-a-text', helpful: 'no', comment: 'Where is the counter?'};
  const send = (): boolean => fireEvent.click(screen.getByRole('button', {name: feedback.send}));

  beforeEach(() => show(<PageFeedback page={answer.page} labels={feedback} />));

  test('an answer that was not saved shows an error, keeps the comment, and can be sent again', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fireEvent.click(screen.getByRole('radio', {name: 'No'}));
    await screen.findByText(feedback.failed);
    type({comment: answer.comment});
    send();
    await screen.findByText(feedback.thanks);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(fetchMock.mock.calls[1]?.[0]).toContain(feedbackForm.path);
    expect(bodies()).toEqual([{page: answer.page, helpful: 'no', comment: ''}, answer]);
    const keys = posts().map(({headers}) => headers[idempotencyHeader]);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('answers are sent one after another, and keep nothing in the tab', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    fireEvent.click(screen.getByRole('radio', {name: 'No'}));
    await waitFor(() => expect(posts()).toHaveLength(1));
    fireEvent.click(screen.getByRole('radio', {name: 'Yes'}));
    within(status()).getByText(feedback.noted);
    await Promise.resolve();
    expect(posts()).toHaveLength(1);
    respond(fakeResponse(201));
    await waitFor(() => expect(bodies().map(({helpful}) => helpful)).toEqual(['no', 'yes']));
    expect(sessionStorage).toHaveLength(0);
  });

  test('a comment that the server rejects has its message beside it', async () => {
    const errors = {comment: 'Shorten your comment to 1,000 characters.'};
    fetchMock.mockResolvedValue(fakeResponse(422, {errors}));
    type({helpful: 'no', comment: 'long'});
    send();
    await screen.findByText(errors.comment);
    expect(control('comment').getAttribute('aria-invalid')).toBe('true');
  });
});
