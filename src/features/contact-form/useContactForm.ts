import type {MailText} from '#src/content/schema/contact';
import type {FieldErrors} from '#src/contracts/fields';
import {honeypotField, formTokenPath} from '#src/contracts/honeypot';
import {createTokenKeeper, readHoneypot} from '#src/lib/forms/form-token';
import {createKeyKeeper} from '#src/lib/forms/idempotency-key';
import {composeMailto, mailtoLimit} from '#src/lib/forms/mailto';
import {rememberVisitor} from '#src/lib/forms/visitor-note';
import {checkForm, focusFirstError, keepTrueErrors, readForm} from './check-form';
import {composeDraft, readName} from './compose-draft';
import {postMessage} from './post-message';
import type {FormContract, TypedValues} from './types';

import {useRef, useState, type SubmitEvent, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';

type Fallback = {mailto: string; message: string};

export type ContactFormState =
  | {phase: 'idle' | 'sending'}
  | {phase: 'invalid'; errors: FieldErrors<string>; missing: boolean}
  /** `rejected`: the server rejected values, and `errors` says which. */
  | {
      phase: 'failed';
      errors: FieldErrors<string>;
      rejected: boolean;
      detail?: string | undefined;
      fallback: Fallback;
    };

export type ContactFormOptions = {
  contract: FormContract;
  mail: MailText;
  /** The message was stored, and the form is empty again. */
  onSent: () => void;
  /** Sending failed. */
  onFailed?: (mailto: string) => void;
  /** A required field is empty. */
  onMissing?: () => void;
};

export type ContactForm = {
  state: ContactFormState;
  formProps: {
    onFocusCapture: () => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInvalidCapture: (event: SyntheticEvent<HTMLFormElement>) => void;
    onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
};

/** State of a contact or trial form. The fields are uncontrolled; only errors and status are state. */
export function useContactForm({contract, mail, onSent, onFailed, onMissing}: ContactFormOptions): ContactForm {
  const [state, setState] = useState<ContactFormState>({phase: 'idle'});
  const [keys] = useState(() => createKeyKeeper());
  const [tokens] = useState(() => createTokenKeeper(formTokenPath));
  const busy = useRef(false);

  const prepareFallback = (typed: TypedValues): Fallback => {
    const draft = composeDraft(contract, typed, mail);
    return {mailto: composeMailto(draft, mailtoLimit(navigator.userAgent)), message: draft.body};
  };

  /**
   * Shows errors and focuses the first invalid field. Rendered synchronously, so that the error message exists before
   * its field gets focus.
   */
  const showErrors = (form: HTMLFormElement, next: ContactFormState & {errors: FieldErrors<string>}): void => {
    flushSync(() => {
      setState(next);
    });
    focusFirstError(form, contract, next.errors);
  };

  const send = async (form: HTMLFormElement, message: object): Promise<void> => {
    busy.current = true;
    setState({phase: 'sending'});
    const signs = {token: tokens.read(), honeypot: readHoneypot(form, honeypotField)};
    const result = await postMessage(contract, message, keys.keyFor(JSON.stringify(message)), signs);
    busy.current = false;
    if (result.ok) {
      keys.renew();
      form.reset();
      setState({phase: 'idle'});
      onSent();
      return;
    }
    const {errors, detail} = result;
    const fallback = prepareFallback(readForm(form, contract));
    showErrors(form, {phase: 'failed', errors, rejected: Object.keys(errors).length > 0, detail, fallback});
    onFailed?.(fallback.mailto);
  };

  const submit = (form: HTMLFormElement): void => {
    if (busy.current) return;
    const check = checkForm(form, contract);
    if (check.ok) {
      void send(form, check.message);
      return;
    }
    showErrors(form, {phase: 'invalid', errors: check.errors, missing: check.missing});
    if (check.missing) onMissing?.();
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
        const typed = readForm(form, contract);
        const {email = '', company = ''} = typed;
        // Lets the booking calendar prefill these fields.
        rememberVisitor({name: readName(contract, typed), email, company});
        if (state.phase === 'failed') {
          const errors = keepTrueErrors(form, contract, state.errors);
          setState({...state, errors, fallback: prepareFallback(typed)});
        } else if (state.phase === 'invalid') {
          const errors = keepTrueErrors(form, contract, state.errors);
          setState(Object.keys(errors).length === 0 ? {phase: 'idle'} : {...state, errors});
        }
      },
    },
  };
}
