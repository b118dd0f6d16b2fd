import {idempotencyHeader} from '#src/contracts/hidden-fields';
import {postJson} from '#src/lib/forms/post-json';
import {readText} from '#src/lib/read-json';
import {feedbackAttribute} from './attributes';

/** In milliseconds. */
const timeout = 20_000;

/** The server's advice for the visitor: what is wrong with each field, or with the request. */
function readAdvice(answer: unknown): string | undefined {
  const errors = new Map<string, unknown>(Object.entries(answer ?? {})).get('errors');
  return Object.values(errors ?? {}).join(' ') || readText(answer, 'detail');
}

/**
 * Stores a choice when it's made and a comment when it's sent. Both update the same record per visit, whose key the server
 * returns.
 */
function keepAnswers(form: HTMLFormElement, status: HTMLElement, button: HTMLElement): void {
  const {noted = '', sending = '', thanks = '', failed = ''} = form.dataset;
  const label = button.textContent;
  let key: string | undefined;
  // Sends answers one at a time, so that the last one is stored last.
  let queue = Promise.resolve();

  const post = async (fields: Record<string, unknown>): Promise<string | undefined> => {
    try {
      const headers = {...(key !== undefined && {[idempotencyHeader]: key})};
      const response = await postJson(form.getAttribute('action') ?? '', fields, {timeout, headers});
      const answer: unknown = await response.json();
      key = (response.ok && readText(answer, 'id')) || key;
      return response.ok ? undefined : (readAdvice(answer) ?? failed);
    } catch {
      return failed;
    }
  };
  const thank = (): void => {
    for (const part of form.children) if (part instanceof HTMLElement) part.hidden = part !== status;
    status.textContent = thanks;
    // The focused button is gone.
    status.focus();
  };
  const send = (isLast: boolean): void => {
    const answer = Object.fromEntries(new FormData(form));
    status.textContent = isLast ? '' : noted;
    if (isLast) {
      button.ariaDisabled = 'true';
      button.textContent = sending;
    }
    queue = queue.then(async () => {
      const problem = await post(answer);
      if (problem !== undefined) status.textContent = problem;
      if (!isLast) return;
      button.ariaDisabled = null;
      button.textContent = label;
      if (problem === undefined) thank();
    });
  };

  form.addEventListener('change', ({target}) => {
    if (target instanceof HTMLInputElement) send(false);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaDisabled !== 'true') send(true);
  });
  // A choice made before this script ran.
  if (form.querySelector(':checked')) send(false);
}

/** Sends the answer to "Was this page helpful?" without leaving the page. */
export function sendFeedback(): void {
  const form = document.querySelector<HTMLFormElement>(`form[${feedbackAttribute}]`);
  const status = form?.querySelector<HTMLElement>('[role=status]');
  const button = form?.querySelector<HTMLElement>('button');
  if (form && status && button) keepAnswers(form, status, button);
}
