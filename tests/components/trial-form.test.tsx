import {trialForm as form, trialSent} from '#src/content/pages/trial-form';
import {TrialForm} from '#src/features/contact-form/TrialForm';
import {fakeResponse, useFetch} from '../support/fetch';
import {renderInSite} from '../support/render';

import {cleanup, fireEvent, screen} from '@testing-library/react';

// tests/components/forms.test.tsx covers what all forms share.

const typed = {Name: 'Marta Silva', Company: 'Oakline Studio', 'Work email': 'marta@oakline.example'};

const fetchMock = useFetch();

const field = (label: string): HTMLInputElement => screen.getByRole('textbox', {name: label});
const submit = (): boolean => fireEvent.submit(document.querySelector('form') ?? document.body);

function fill(values = typed): void {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), {target: {value}});
  fireEvent.click(screen.getByRole('radio', {name: /^4 to 10/}));
}

const readValues = () => [
  ...Object.keys(typed).map((label) => field(label).value),
  document.querySelector<HTMLInputElement>(':checked')?.value,
];

beforeEach(() => {
  window.history.replaceState(null, '', '/trial');
  renderInSite(<TrialForm content={form} />);
});

test.each([
  ['?plan=Pro', 'Pro'],
  ['?plan=Enterprise', 'Team'],
])('%s selects the team size %s', (query, size) => {
  cleanup();
  window.history.replaceState(null, '', `/trial${query}`);
  renderInSite(<TrialForm content={form} />);
  expect(readValues().at(-1)).toBe(size);
});

test('a rejected size is reported at its group', async () => {
  const errors = {size: 'Choose your team size.'};
  fetchMock.mockResolvedValue(fakeResponse(422, {errors}));
  fill();
  submit();
  await screen.findByText(errors.size);
  expect(screen.getByRole('group').textContent).toContain(errors.size);
});

test('after a failure the values are kept, and can be sent by email or again; a note with focus replaces the form', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain(form.mail.title);
  expect(readValues()).toEqual([...Object.values(typed), 'Pro']);
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', {name: form.mail.openAgain}).href);
  expect(mail.pathname).toBe(form.mail.to);
  expect(mail.searchParams.get('body')).toBe(
    'Name: Marta Silva\r\nCompany: Oakline Studio\r\nWork email: marta@oakline.example\r\nTeam size: Pro',
  );

  fetchMock.mockResolvedValue(fakeResponse(201, {id: 'a'}));
  submit();
  const heading = await screen.findByRole('heading', {name: trialSent.title});
  expect(document.activeElement).toBe(heading);
  expect(document.querySelector('form')).toBeNull();
  screen.getByText(trialSent.lead);
});
