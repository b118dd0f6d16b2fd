import {contactForms} from '#src/content/pages/contact-forms';
import {newsletterForm as newsletterText} from '#src/content/blog/newsletter-form';
import {trialForm as trialText} from '#src/content/pages/trial-form';
import {contactForm} from '#src/contracts/contact';
import type {Form} from '#src/contracts/form';
import {honeypotField, formTokenHeader, formTokenPath, idempotencyHeader} from '#src/contracts/hidden-fields';
import {newsletterForm} from '#src/contracts/newsletter';
import {trialForm} from '#src/contracts/trial';
import {ContactForm} from '#src/features/contact-form/ContactForm';
import {TrialForm} from '#src/features/contact-form/TrialForm';
import {NewsletterForm} from '#src/features/newsletter/NewsletterForm';
import {fakeResponse, useFetch, type FakeResponse} from '../support/fetch';
import {renderInSite} from '../support/render';

import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import type {ReactElement} from 'react';

// What all forms share. tests/components/booking-calendar.test.tsx tests the form of the calendar.

jest.mock('#src/lib/forms/mailto', () => ({
  ...jest.requireActual<object>('#src/lib/forms/mailto'),
  openMailClient: jest.fn(),
}));

const fetchMock = useFetch();

type Values = Record<string, string>;
type Row = {form: Form; element: ReactElement; typed: Values; wrong: Values; errors: Values; sending: string};

const email = {email: 'marta@oakline.example'};
/** What is typed in a form whose other fields are left empty. */
const typedIn = ({fields}: Form, typed: Values): Values => ({
  ...Object.fromEntries(Object.keys(fields).map((field) => [field, ''])),
  ...typed,
});

const badEmail = 'Enter a full email address, like name@company.com.';

const rows: Row[] = [
  {
    form: contactForm,
    element: <ContactForm content={contactForms.support} />,
    typed: typedIn(contactForm, {firstName: 'Marta', lastName: 'Silva', ...email, message: 'Deposits?'}),
    wrong: {firstName: ' ', email: 'marta@oakline'},
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
    wrong: {email: 'marta'},
    errors: {email: badEmail},
    sending: newsletterText.sending,
  },
];

const control = (name: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const formElement = (): HTMLFormElement => document.querySelector('form')!;
const submit = (): boolean => fireEvent.submit(formElement());

function type(values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const radio = document.querySelector(`[type=radio][name="${name}"][value="${value}"]`);
    if (radio) fireEvent.click(radio);
    else fireEvent.input(control(name), {target: {value}});
  }
}

const readValues = (): object => {
  const {[honeypotField]: _, ...values} = Object.fromEntries(new FormData(formElement()));
  return values;
};

describe.each(rows)('$form.path', ({form, element, typed, wrong, errors, sending}) => {
  const posts = () => fetchMock.mock.calls.filter(([path]) => path === form.path).map(([, sent]) => sent);
  const bodies = () =>
    posts().map(({body}) => {
      const {source, ...values} = JSON.parse(body) as Values;
      expect(JSON.parse(source ?? '')).toHaveProperty('form');
      return values;
    });

  beforeEach(() => {
    fetchMock.mockImplementation((path) =>
      Promise.resolve(fakeResponse(path === form.path ? 201 : 200, {token: 'signed'})),
    );
    renderInSite(element);
  });

  test('says what is wrong beside the field, in our words, before anything is sent', () => {
    expect([formElement().noValidate, formElement().getAttribute('action')]).toEqual([true, form.path]);
    type({...typed, ...wrong});
    submit();
    for (const [name, text] of Object.entries(errors)) {
      const field = control(name);
      expect(field.getAttribute('aria-invalid')).toBe('true');
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
    for (const name of others) expect(control(name).getAttribute('aria-invalid')).toBe('true');
  });

  test('sends its fields once, and can’t be changed meanwhile', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    type(typed);
    fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    submit();
    expect(screen.getByRole('button', {name: sending}).getAttribute('aria-disabled')).toBe('true');
    expect(control('email').readOnly).toBe(true);
    submit();
    expect(bodies()).toEqual([typed]);
    await act(() => {
      respond(fakeResponse(201, {id: 'a'}));
      return Promise.resolve();
    });
    expect(posts()).toHaveLength(1);
  });

  test('sends the token of the first touch, if the form has one, and the honeypot’s value', async () => {
    expect(fetchMock).not.toHaveBeenCalled();
    fireEvent.focus(control('email'));
    fireEvent.focus(control('email'));
    await act(() => Promise.resolve());
    expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(form.hasToken ? [formTokenPath] : []);
    const honeypot = control(honeypotField);
    expect([honeypot.tabIndex, honeypot.closest('[aria-hidden="true"]')]).toEqual([-1, expect.anything()]);
    honeypot.value = 'https://spam.example';
    type(typed);
    submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.headers[formTokenHeader]).toBe(form.hasToken ? 'signed' : undefined);
    expect(bodies()).toEqual([{...typed, [honeypotField]: 'https://spam.example'}]);
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
    expect([second, third]).toEqual([first, first]);
    expect(changed).not.toBe(first);
  });

  test('counts values as sent if the status says so, whatever the body', async () => {
    type(typed);
    fetchMock.mockResolvedValue({...fakeResponse(200), json: () => Promise.reject(new SyntaxError())});
    submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector(`[name=email][readonly]`)).toBeNull();
  });

  test('shows what the server rejects at its field', async () => {
    fetchMock.mockResolvedValue(fakeResponse(422, {errors: {email: 'Use another address.'}}));
    type(typed);
    submit();
    await screen.findByText('Use another address.');
    expect(document.activeElement).toBe(control('email'));
  });
});
