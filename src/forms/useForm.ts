import type {Form} from '#src/contracts/form';
import type {FieldErrors} from '#src/contracts/fields';
import {formTokenPath, honeypotField} from '#src/contracts/hidden-fields';
import {createTokenKeeper, readHoneypot} from '#src/lib/forms/form-token';
import {createKeyKeeper} from '#src/lib/forms/idempotency-key';
import {forgetTyped, keepTyped} from '#src/behaviors/typed';
import {focusFirstError, readTyped, type TypedValues} from './check-form';
import {postForm, type PostResult} from './post-form';

import {useRef, useState, type SubmitEvent, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';

export type FormState = {
  phase: 'idle' | 'sending' | 'invalid' | 'failed';
  errors: FieldErrors<string>;
  /** The server's advice, if sending failed. */
  detail?: string | undefined;
};

export type FormOptions = {
  form: Form;
  /** Values without a control in the form. */
  more?: TypedValues;
  /** The values were stored. The form is empty again. */
  onSent: (result: PostResult & {ok: true}) => void;
  /** Whether a response has what `onSent` needs. By default only its status is read. */
  isComplete?: (body: unknown) => boolean;
  /** The server refused. Returns whether that is handled, so that the form shows nothing. */
  onRefused?: (result: PostResult & {ok: false}) => boolean;
};

const idle: FormState = {phase: 'idle', errors: {}};

/** Our messages replace the browser's once a script runs. */
function showOwnMessages(element: HTMLFormElement | null): void {
  if (element) element.noValidate = true;
}

function without(errors: FieldErrors<string>, target: EventTarget): FieldErrors<string> {
  const name = target instanceof Element ? target.getAttribute('name') : null;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}

/** State of a form. Its fields are uncontrolled; only errors and status are state. */
export function useForm({form, more, isComplete, onSent, onRefused}: FormOptions) {
  const [state, setState] = useState<FormState>(idle);
  const [keys] = useState(() => createKeyKeeper());
  const [tokens] = useState(() => createTokenKeeper(formTokenPath));
  const busy = useRef(false);
  const touch = form.hasToken ? tokens.touch : undefined;

  /** Renders at once, so that the message of a field exists before the field gets focus. */
  const show = (element: HTMLFormElement, next: FormState): void => {
    flushSync(() => {
      setState(next);
    });
    focusFirstError(element, form, next.errors);
  };

  const send = async (element: HTMLFormElement, values: object): Promise<void> => {
    busy.current = true;
    setState({...idle, phase: 'sending'});
    const hidden = {token: tokens.read(), honeypot: readHoneypot(element, honeypotField)};
    const result = await postForm(form, values, {key: keys.keyFor(JSON.stringify(values)), ...hidden});
    busy.current = false;
    if (result.ok && isComplete?.(result.body) !== false) {
      keys.renew();
      forgetTyped(element);
      element.reset();
      setState(idle);
      onSent(result);
    } else if (!result.ok && onRefused?.(result)) setState(idle);
    else {
      const {errors = {}, detail} = result.ok ? {} : result;
      const isInvalid = Object.keys(errors).length > 0;
      show(element, {phase: isInvalid ? 'invalid' : 'failed', errors, detail});
    }
  };

  const submit = (element: HTMLFormElement): void => {
    if (busy.current) return;
    const typed = readTyped(element, form);
    const parsed = form.parse({...typed, ...more});
    if (parsed.ok) {
      void send(element, parsed.value);
      return;
    }
    show(element, {phase: 'invalid', errors: parsed.errors});
  };

  return {
    state,
    /** Call it when a visitor starts filling in the form, if that isn't the first focus in it. */
    touch,
    formProps: {
      action: form.path,
      method: 'post' as const,
      ref: showOwnMessages,
      onFocusCapture: touch,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit(event.currentTarget);
      },
      onInput: ({currentTarget, target}: SyntheticEvent<HTMLFormElement>) => {
        keepTyped(currentTarget);
        if (state.phase !== 'invalid' && state.phase !== 'failed') return;
        const errors = without(state.errors, target);
        const isDone = state.phase === 'invalid' && Object.keys(errors).length === 0;
        setState(isDone ? idle : {...state, errors});
      },
    },
  };
}

export type FormControl = ReturnType<typeof useForm>;
