import {newsletterForm} from '#src/content/blog/newsletter-form';
import {NewsletterForm} from '#src/features/newsletter/NewsletterForm';
import {fakeResponse, useFetch, type FakeResponse} from '../support/fetch';
import {renderInSite} from '../support/render';

import {act, fireEvent, screen, waitFor} from '@testing-library/react';

const fetchMock = useFetch();

const field = (): HTMLInputElement => screen.getByRole('textbox', {name: newsletterForm.label});
const subscribe = (email: string): void => {
  fireEvent.input(field(), {target: {value: email}});
  fireEvent.submit(field());
};

beforeEach(() => {
  renderInSite(<NewsletterForm content={newsletterForm} id="newsletter" />);
});

test.each(['', 'marta', 'marta@oakline'])('“%s” is rejected before anything is sent', (typed) => {
  subscribe(typed);
  screen.getByText('Enter a full email address, like name@company.com.');
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(fetchMock).not.toHaveBeenCalled();
  fireEvent.input(field(), {target: {value: 'marta@oakline.example'}});
  expect(screen.queryByText(/Enter a full email address/)).toBeNull();
});

test('while sending, the field is read-only and the button says so; then a note says what to do', async () => {
  let respond: (response: FakeResponse) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  subscribe('marta@oakline.example');
  expect(screen.getByRole('button', {name: newsletterForm.sending}).getAttribute('aria-disabled')).toBe('true');
  expect(field().readOnly).toBe(true);
  fireEvent.submit(field());
  await act(() => {
    respond(fakeResponse(202));
    return Promise.resolve();
  });
  await screen.findByText(newsletterForm.sent.title);
  screen.getByText(/marta@oakline\.example/);
  expect(document.activeElement?.textContent).toContain(newsletterForm.sent.title);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("a failure keeps the address and shows an error; a refusal shows the server's message", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  subscribe('marta@oakline.example');
  expect((await screen.findByRole('alert')).textContent).toContain(newsletterForm.failed.text);
  expect(field().value).toBe('marta@oakline.example');

  fetchMock.mockResolvedValueOnce(fakeResponse(429, {detail: 'Try again in 3 minutes.'}));
  fireEvent.submit(field());
  await waitFor(() => {
    expect(screen.getByRole('alert').textContent).toContain('Try again in 3 minutes.');
  });
});
