import {contactForms} from '#src/content/pages/contact-forms';
import type {ContactFormContent} from '#src/content/schema/contact';
import {ContactForm} from '#src/features/contact-form/ContactForm';
import {openMailClient} from '#src/lib/forms/mailto';
import {toasts} from '#src/lib/toast-store';

import {useFetch} from '../support/fetch';
import {renderInSite} from '../support/render';

import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';

jest.mock('#src/lib/forms/mailto', () => ({
  ...jest.requireActual<object>('#src/lib/forms/mailto'),
  openMailClient: jest.fn(),
}));

const message = {
  firstName: 'Marta',
  lastName: 'Silva',
  email: 'marta@oakline.example',
  company: '',
  message: 'Can Scalewell take deposits?',
};

const fetchMock = useFetch();

const control = (name: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

function type(values: Partial<typeof message>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.input(control(name), {target: {value}});
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
  for (const sentence of words) within(toastRegion()).getByText(sentence);
  expect(document.activeElement).toBe(control('message'));
  expect(fetchMock).not.toHaveBeenCalledWith('/api/contact', expect.anything());
});

test('missing fields are said once: by the toast, and by each field that is empty', () => {
  show();
  type({...message, lastName: '', email: 'marta', message: ''});
  submit();
  expect(screen.queryByRole('alert')).toBeNull();
  const invalid = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ariaInvalid}) => ariaInvalid === 'true');
  expect(invalid).toEqual([control('lastName'), control('email'), control('message')]);
  const sentences = invalid.map((field) => document.querySelector(`#${field.getAttribute('aria-describedby')}`));
  const words = [toastRegion(), ...sentences].map((element) => element?.textContent);
  expect(new Set(words).size).toBe(4);
});

test('a value that is too long has its own message, and no field is reported missing', () => {
  show();
  type({...message, message: 'x'.repeat(5001)});
  submit();
  expect(control('message').getAttribute('aria-describedby')).toBe('support-message-error');
  screen.getByText(/^Shorten your message to 5,000 characters/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toastRegion().textContent).toBe('');
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

test('a failure opens the mail client with what was typed, and the note follows changes', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
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
  type({company: 'Oakline Studio'});
  const link = within(screen.getByRole('alert')).getByRole<HTMLAnchorElement>('link');
  expect(decodeURIComponent(link.href)).toContain('Company: Oakline Studio');
});
