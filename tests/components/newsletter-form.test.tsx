import {newsletterForm} from '#src/content/blog/newsletter-form';
import {NewsletterForm} from '#src/features/newsletter/NewsletterForm';
import {fakeResponse, useFetch} from '../support/fetch';
import {renderInSite} from '../support/render';

import {fireEvent, screen} from '@testing-library/react';

const fetchMock = useFetch();

// tests/components/forms.test.tsx covers what all forms share.

const field = (): HTMLInputElement => screen.getByRole('textbox', {name: 'Email'});
const subscribe = (email: string): void => {
  fireEvent.input(field(), {target: {value: email}});
  fireEvent.submit(field());
};

beforeEach(() => {
  renderInSite(<NewsletterForm content={newsletterForm} id="newsletter" />);
});

test('after sign-up, a note with focus says what to do', async () => {
  fetchMock.mockResolvedValue(fakeResponse(202));
  subscribe('marta@oakline.example');
  await screen.findByText(newsletterForm.sent.title);
  screen.getByText(/marta@oakline\.example/);
  expect(document.activeElement?.textContent).toContain(newsletterForm.sent.title);
});

test('without a response, the form says so', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  subscribe('marta@oakline.example');
  expect((await screen.findByRole('alert')).textContent).toContain(newsletterForm.failed.text);
});
