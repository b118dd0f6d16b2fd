import {contactForms} from '#src/content/pages/contact-forms';
import type {ContactFormContent} from '#src/content/schema/contact';
import {contactFields, contactFieldSpecs, type ContactField} from '#src/contracts/contact';
import {idempotencyHeader} from '#src/contracts/idempotency';
import {honeypotField, formTokenHeader, formTokenPath} from '#src/contracts/honeypot';
import {ContactForm} from '#src/features/contact-form/ContactForm';
import {openMailClient} from '#src/lib/forms/mailto';
import {toasts} from '#src/lib/toast-store';

import {fakeResponse, useFetch} from '../support/fetch';
import {renderInSite} from '../support/render';

import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';

jest.mock('#src/lib/forms/mailto', () => ({
  ...jest.requireActual<object>('#src/lib/forms/mailto'),
  openMailClient: jest.fn(),
}));

const message: Record<ContactField, string> = {
  firstName: 'Marta',
  lastName: 'Silva',
  email: 'marta@oakline.example',
  company: '',
  message: 'Can Scalewell take deposits?',
};

const fetchMock = useFetch();

const control = (name: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

function type(values: Partial<typeof message>): void {
  for (const field of contactFields) {
    if (values[field] !== undefined) fireEvent.input(control(field), {target: {value: values[field]}});
  }
}

const submit = (): boolean => fireEvent.click(screen.getByRole('button', {name: /^Send/}));
const toastRegion = (): HTMLElement =>
  screen.getAllByRole('status').find((status) => status.hasAttribute('aria-atomic')) ?? document.body;

function show(content: ContactFormContent = contactForms.support): void {
  renderInSite(<ContactForm content={content} />);
}

beforeEach(() => {
  jest.mocked(openMailClient).mockReset();
  act(() => {
    for (const {id} of toasts.getSnapshot()) toasts.dismiss(id);
  });
});

test('starts the message with the topic in the address, and ignores an unknown one', () => {
  window.history.replaceState(null, '', '/contact?topic=baa');
  show(contactForms.contact);
  expect(control('message').value).toContain('business associate agreement');
  window.history.replaceState(null, '', '/contact?topic=__proto__');
  document.body.replaceChildren();
  show(contactForms.contact);
  expect(control('message').value).toBe('');
  window.history.replaceState(null, '', '/');
});

test.each([
  ['support', contactForms.support, ['Missing Information', 'Please fill in all required fields.']],
  ['contact', contactForms.contact, ['Please fill in all required fields']],
])('the %s form has its own message for missing fields', (_, content, words) => {
  show(content);
  type({...message, message: ' '});
  submit();
  for (const sentence of words) {
    within(toastRegion()).getByText(sentence);
    within(screen.getByRole('alert')).getByText(sentence);
  }
  expect(document.activeElement).toBe(control('message'));
  expect(fetchMock).not.toHaveBeenCalledWith('/api/contact', expect.anything());
});

test('sends the form token of the first interaction, and the honeypot’s value', async () => {
  fetchMock.mockImplementation((path) =>
    Promise.resolve(fakeResponse(path === formTokenPath ? 200 : 201, {token: 'signed', id: 'a'})),
  );
  show();
  expect(fetchMock).not.toHaveBeenCalled();
  fireEvent.focus(control('firstName'));
  fireEvent.focus(control('lastName'));
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual([formTokenPath]);
  await act(() => Promise.resolve());
  const honeypot = control(honeypotField);
  expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(honeypot.tabIndex).toBe(-1);
  honeypot.value = 'https://spam.example';
  type(message);
  submit();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  const sent = fetchMock.mock.calls[1]?.[1];
  expect(sent?.headers[formTokenHeader]).toBe('signed');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({...message, [honeypotField]: 'https://spam.example'});
});

test('a value that is too long has its own message, and no field is reported missing', () => {
  show();
  type({...message, message: 'x'.repeat(contactFieldSpecs.message.maxLength + 1)});
  submit();
  expect(control('message').getAttribute('aria-describedby')).toBe('support-message-error');
  screen.getByText(/^Shorten your message to 5,000 characters/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toastRegion().textContent).toBe('');
});

test('sends the contract’s fields and no others, once', async () => {
  fetchMock.mockResolvedValue(fakeResponse(201, {id: 'a'}));
  show();
  type({...message, firstName: '  Marta '});
  submit();
  const button = screen.getByRole('button', {name: 'Sending...'});
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(control('message').readOnly).toBe(true);
  submit();
  fireEvent.submit(control('firstName'));
  await waitFor(() => {
    expect(control('message').value).toBe('');
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/contact');
  expect(JSON.parse(fetchMock.mock.calls[0]?.[1].body ?? '')).toEqual({...message, source: expect.any(String)});
  within(toastRegion()).getByText('Message Sent!');
  expect(button.textContent).toBe('Send Message');
  expect(openMailClient).not.toHaveBeenCalled();
});

test('a toast closes after eight seconds unless hovered or focused, and its button returns the focus', () => {
  jest.useFakeTimers();
  const wait = (time: number): void => act(() => jest.advanceTimersByTime(time));
  const shown = (): number => within(toastRegion()).queryAllByText('Missing Information').length;
  show();
  expect(toastRegion().textContent).toBe('');
  submit();
  wait(7999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);

  submit();
  fireEvent.pointerEnter(toastRegion());
  wait(20_000);
  const dismiss = within(toastRegion()).getByRole('button', {name: 'Dismiss'});
  act(() => dismiss.focus());
  fireEvent.pointerLeave(toastRegion());
  wait(20_000);
  expect(shown()).toBe(1);
  fireEvent.click(dismiss);
  expect(shown()).toBe(0);
  expect(document.activeElement).toBe(control('firstName'));
  jest.useRealTimers();
});

test('retries keep the key; a change or a success renews it', async () => {
  show();
  type(message);
  const outcomes = [503, 503, 503, 201, 201];
  const changes: Partial<typeof message>[] = [{}, {}, {company: 'Oakline'}, {}, {...message, company: 'Oakline'}];
  for (const [index, status] of outcomes.entries()) {
    fetchMock.mockResolvedValueOnce(fakeResponse(status));
    type(changes[index] ?? {});
    submit();
    await waitFor(() => {
      expect(screen.getByRole('button', {name: 'Send Message'}).getAttribute('aria-disabled')).toBeNull();
    });
  }
  const [first, second, changed, sent, again] = fetchMock.mock.calls.map(([, {headers}]) => headers[idempotencyHeader]);
  expect(second).toBe(first);
  expect(changed).not.toBe(first);
  expect(sent).toBe(changed);
  expect(again).not.toBe(sent);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a response that is not JSON',
    () => Promise.resolve({ok: false, status: 422, json: () => Promise.reject(new SyntaxError())}),
  ],
  ['an error', () => Promise.resolve(fakeResponse(500))],
])('%s opens the mail client and keeps the entered values', async (_, respond) => {
  fetchMock.mockImplementation(respond);
  show();
  type({...message, company: 'Oakline'});
  submit();
  await waitFor(() => {
    expect(openMailClient).toHaveBeenCalledTimes(1);
  });
  const mail = new URL(jest.mocked(openMailClient).mock.calls[0]?.[0] ?? '');
  expect(mail.searchParams.get('subject')).toBe('Support request from Marta Silva');
  expect(mail.searchParams.get('body')).toBe(
    'Name: Marta Silva\r\nEmail: marta@oakline.example\r\nCompany: Oakline\r\n\r\nCan Scalewell take deposits?',
  );
  within(toastRegion()).getByText('Opening Email Client');
  within(screen.getByRole('alert')).getByRole('button', {name: 'Copy address'});
  expect(control('message').value).toBe(message.message);
});
