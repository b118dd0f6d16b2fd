import {feedback} from '#src/content/pages/feedback';
import {feedbackForm} from '#src/contracts/feedback';
import {PageFeedback} from '#src/features/page-feedback/PageFeedback';
import {sendFeedback} from '#src/behaviors/feedback';
import {fakeResponse, useFetch} from '../support/fetch';

import {fireEvent, render, screen, waitFor} from '@testing-library/react';

const fetchMock = useFetch();

const status = (): string => screen.getByRole('status').textContent;
const send = (): boolean => fireEvent.click(screen.getByRole('button', {name: feedback.send}));

beforeEach(() => {
  render(<PageFeedback page="/docs/messaging/send-a-text" labels={feedback} />);
  sendFeedback();
});

test('an answer that was not saved shows an error, keeps the comment, and can be sent again', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByRole('radio', {name: 'No'}));
  await waitFor(() => {
    expect(status()).toBe(feedback.failed);
  });
  const comment = screen.getByLabelText<HTMLTextAreaElement>('What should we know? (optional)');
  fireEvent.input(comment, {target: {value: 'Where is the counter?'}});
  fetchMock.mockResolvedValueOnce(fakeResponse(201, {id: 'a'}));
  expect(comment.value).toBe('Where is the counter?');
  send();
  await waitFor(() => {
    expect(status()).toBe(feedback.thanks);
  });
  expect(document.activeElement).toBe(screen.getByRole('status'));
  const [path, {body}] = fetchMock.mock.calls[1] ?? ['', {body: ''}];
  expect(path).toBe(feedbackForm.path);
  expect(JSON.parse(body)).toEqual({
    page: '/docs/messaging/send-a-text',
    helpful: 'no',
    comment: 'Where is the counter?',
  });
});
