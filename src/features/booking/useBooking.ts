import type {Availability, Booked, BookingErrors, HeldTime} from '#src/contracts/booking';
import {bookingFields, parseBooking} from '#src/contracts/booking';
import {mapFields} from '#src/contracts/field-spec';
import {honeypotField, formTokenPath} from '#src/contracts/honeypot';
import {createTokenKeeper, readHoneypot} from '#src/lib/forms/form-token';
import {createKeyKeeper} from '#src/lib/forms/idempotency-key';
import {postBooking, type BookingValues} from './api';

import {useRef, useState} from 'react';

/** `detail` is the server's advice for the visitor, if there was a response. */
export type Failure = {detail: string | undefined};

export type BookingPhase =
  | {step: 'choose'; taken: boolean}
  | {step: 'details'; errors: BookingErrors; sending: boolean; failure: Failure | undefined}
  | {step: 'booked'; booked: Booked}
  /** The visitor has to confirm by mail first. */
  | {step: 'held'; held: HeldTime};

type Choice = {time: string | undefined; zone: string};

function readValues(form: HTMLFormElement, {time = '', zone}: Choice): BookingValues {
  const typed = new FormData(form);
  const values = mapFields(bookingFields, (field) => {
    const value = typed.get(field);
    return typeof value === 'string' ? value : '';
  });
  return {...values, start: time, zone};
}

/** State of the booking steps: choose, details, booked (or held until it is confirmed by mail). The form keeps its values through all of them. */
export function useBooking(choice: Choice, onTaken: (left: Availability | undefined) => void) {
  const [phase, setPhase] = useState<BookingPhase>({step: 'choose', taken: false});
  const [keys] = useState(() => createKeyKeeper());
  const [tokens] = useState(() => createTokenKeeper(formTokenPath));
  const busy = useRef(false);
  // The selected time was taken while the visitor filled in the form.
  if (phase.step === 'details' && choice.time === undefined && !phase.sending) setPhase({step: 'choose', taken: true});

  const details = (
    more: Partial<{errors: BookingErrors; sending: boolean; failure: Failure | undefined}>,
  ): BookingPhase => {
    return {step: 'details', errors: {}, sending: false, failure: undefined, ...more};
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    const values = readValues(form, choice);
    const parsed = parseBooking(values);
    if (!parsed.ok) {
      setPhase(details({errors: parsed.errors}));
      return;
    }
    busy.current = true;
    setPhase(details({sending: true}));
    const signs = {token: tokens.read(), honeypot: readHoneypot(form, honeypotField)};
    const result = await postBooking(values, keys.keyFor(JSON.stringify(values)), signs);
    busy.current = false;
    if (result.kind === 'booked') setPhase({step: 'booked', booked: result.booked});
    else if (result.kind === 'held') setPhase({step: 'held', held: result.held});
    else if (result.kind === 'taken') {
      onTaken(result.availability);
      setPhase({step: 'choose', taken: true});
    } else setPhase(details(result.kind === 'invalid' ? {errors: result.errors} : {failure: {detail: result.detail}}));
  };

  return {
    phase,
    /** Call on the first interaction: starts fetching the form token. */
    touch: tokens.touch,
    choose: () => {
      setPhase({step: 'choose', taken: false});
    },
    continue: () => {
      setPhase(details({}));
    },
    submit: (form: HTMLFormElement) => {
      if (!busy.current) void send(form);
    },
  };
}

export type BookingState = ReturnType<typeof useBooking>;
