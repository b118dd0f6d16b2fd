import {parseSubscription, subscribePath} from '#src/contracts/newsletter';
import {postSubscription} from './post-subscription';

import {useRef, useState, type SubmitEvent, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';

export type NewsletterState =
  | {phase: 'idle' | 'sending'}
  | {phase: 'invalid'; error: string}
  | {phase: 'failed'; detail?: string}
  | {phase: 'sent'; email: string};

export type NewsletterForm = {
  state: NewsletterState;
  formProps: {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInvalidCapture: (event: SyntheticEvent<HTMLFormElement>) => void;
    onInput: () => void;
  };
};

function findInput(form: HTMLFormElement): HTMLInputElement | null {
  const input = form.elements.namedItem('email');
  return input instanceof HTMLInputElement ? input : null;
}

/** State of the sign-up form. The field is uncontrolled; only errors and status are state. */
export function useNewsletterForm(): NewsletterForm {
  const [state, setState] = useState<NewsletterState>({phase: 'idle'});
  const busy = useRef(false);

  /** Rendered synchronously, so that the error message exists before its field gets focus. */
  const refuse = (form: HTMLFormElement, error: string): void => {
    flushSync(() => {
      setState({phase: 'invalid', error});
    });
    findInput(form)?.focus();
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (busy.current) return;
    const parsed = parseSubscription({email: findInput(form)?.value});
    if (!parsed.ok) {
      refuse(form, parsed.errors.email ?? '');
      return;
    }
    busy.current = true;
    setState({phase: 'sending'});
    const result = await postSubscription(subscribePath, parsed.value);
    busy.current = false;
    if (result.ok) setState({phase: 'sent', email: parsed.value.email});
    else if (result.error !== undefined) refuse(form, result.error);
    else setState({phase: 'failed', ...(result.detail !== undefined && {detail: result.detail})});
  };

  return {
    state,
    formProps: {
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      // Shows the page's own error instead of the browser's bubble.
      onInvalidCapture: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: () => {
        if (state.phase === 'invalid' || state.phase === 'failed') setState({phase: 'idle'});
      },
    },
  };
}
