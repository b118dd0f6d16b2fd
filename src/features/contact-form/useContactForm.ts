import type {ContactErrors, ContactMessage} from '#src/contracts/contact';
import {honeypotField, formTokenPath} from '#src/contracts/honeypot';
import {createTokenKeeper, readHoneypot} from '#src/lib/forms/form-token';
import {createKeyKeeper} from '#src/lib/forms/idempotency-key';
import {composeMailto, mailtoLimit, openMailClient} from '#src/lib/forms/mailto';
import {toasts} from '#src/lib/toast-store';
import {rememberVisitor} from '#src/lib/forms/visitor-note';
import {checkForm, focusFirstError, keepTrueErrors, readForm} from './check-form';
import {composeDraft} from './compose-draft';

import {postMessage} from './post-message';
import type {ContactFormContent} from './types';

import {useRef, useState, type SubmitEvent, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';

type Fallback = {mailto: string; text: string};

export type ContactFormState =
  | {phase: 'idle' | 'sending'}
  | {phase: 'invalid'; errors: ContactErrors; missing: boolean}
  | {phase: 'failed'; errors: ContactErrors; fallback: Fallback};

export type ContactForm = {
  state: ContactFormState;
  formProps: {
    onFocusCapture: () => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInvalidCapture: (event: SyntheticEvent<HTMLFormElement>) => void;
    onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
};

/** State of a contact form. The fields are uncontrolled; only errors and status are state. */
export function useContactForm({id, messages, mail}: ContactFormContent, address: string): ContactForm {
  const [state, setState] = useState<ContactFormState>({phase: 'idle'});
  const [keys] = useState(() => createKeyKeeper());
  const [tokens] = useState(() => createTokenKeeper(formTokenPath));
  const busy = useRef(false);

  const prepareFallback = (message: ContactMessage): Fallback => {
    const draft = composeDraft(message, mail.to, mail.subject);
    return {mailto: composeMailto(draft, mailtoLimit(navigator.userAgent)), text: draft.body};
  };

  /**
   * Shows errors and focuses the first invalid field. Rendered synchronously, so that the error message exists before
   * its field gets focus.
   */
  const showErrors = (form: HTMLFormElement, next: ContactFormState & {errors: ContactErrors}): void => {
    flushSync(() => {
      setState(next);
    });
    focusFirstError(form, next.errors);
  };

  const send = async (form: HTMLFormElement, message: ContactMessage): Promise<void> => {
    busy.current = true;
    setState({phase: 'sending'});
    const signs = {token: tokens.read(), honeypot: readHoneypot(form, honeypotField)};
    const result = await postMessage(address, message, keys.keyFor(JSON.stringify(message)), signs);
    busy.current = false;
    if (result.ok) {
      keys.renew();
      form.reset();
      setState({phase: 'idle'});
      toasts.show({topic: id, tone: 'success', ...messages.sent});
      return;
    }
    const fallback = prepareFallback(message);
    showErrors(form, {phase: 'failed', errors: result.errors, fallback});
    toasts.show({topic: id, tone: 'error', icon: 'mail', ...messages.failed});
    openMailClient(fallback.mailto);
  };

  const submit = (form: HTMLFormElement): void => {
    if (busy.current) return;
    const check = checkForm(form);
    if (check.ok) {
      void send(form, check.message);
      return;
    }
    showErrors(form, {phase: 'invalid', errors: check.errors, missing: check.missing});
    if (check.missing) toasts.show({topic: id, tone: 'error', ...messages.missing});
  };

  return {
    state,
    formProps: {
      onFocusCapture: tokens.touch,
      onSubmit: (event) => {
        event.preventDefault();
        submit(event.currentTarget);
      },
      // The browser rejects invalid email addresses with a bubble of its own. Show its message under the field instead,
      // together with the other errors.
      onInvalidCapture: (event) => {
        event.preventDefault();
        submit(event.currentTarget);
      },
      onInput: (event) => {
        const form = event.currentTarget;
        const {firstName, lastName, email, company} = readForm(form);
        // Lets the booking calendar prefill these fields.
        rememberVisitor({name: `${firstName} ${lastName}`.trim(), email, company});
        if (state.phase === 'failed') {
          const errors = keepTrueErrors(form, state.errors);
          setState({...state, errors, fallback: prepareFallback(readForm(form))});
        } else if (state.phase === 'invalid') {
          const errors = keepTrueErrors(form, state.errors);
          setState(Object.keys(errors).length === 0 ? {phase: 'idle'} : {...state, errors});
        }
      },
    },
  };
}
