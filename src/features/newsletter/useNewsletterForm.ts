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

/** Behavior of the sign-up form. The field keeps its own value; only what the page says about it is state here. */
export function useNewsletterForm(): NewsletterForm {
  const [state, setState] = useState<NewsletterState>({phase: 'idle'});
  const busy = useRef(false);

  /** The message must be in the page before the focus arrives at the field that it describes. */
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
      // The browser's own bubble would say it in other words than the page.
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
