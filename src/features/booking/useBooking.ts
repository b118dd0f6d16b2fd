import type {Availability, Booked, BookingErrors} from '#src/contracts/booking';
import {bookingFields, parseBooking} from '#src/contracts/booking';
import {mapFields} from '#src/contracts/field-spec';
import {createKeyKeeper} from '#src/lib/idempotency-key';
import {postBooking, type BookingValues} from './api';

import {useRef, useState} from 'react';

export type BookingPhase =
  | {step: 'choose'; taken: boolean}
  | {step: 'details'; errors: BookingErrors; sending: boolean; failed: boolean}
  | {step: 'booked'; booked: Booked};

type Choice = {time: string | undefined; zone: string};

function readValues(form: HTMLFormElement, {time = '', zone}: Choice): BookingValues {
  const typed = new FormData(form);
  const values = mapFields(bookingFields, (field) => {
    const value = typed.get(field);
    return typeof value === 'string' ? value : '';
  });
  return {...values, start: time, zone};
}

/** The steps of booking: a time, then who and what, then done. What was typed stays in the form through all of them. */
export function useBooking(choice: Choice, onTaken: (left: Availability | undefined) => void) {
  const [phase, setPhase] = useState<BookingPhase>({step: 'choose', taken: false});
  const [keys] = useState(() => createKeyKeeper());
  const busy = useRef(false);

  const details = (more: Partial<{errors: BookingErrors; sending: boolean; failed: boolean}>): BookingPhase => {
    return {step: 'details', errors: {}, sending: false, failed: false, ...more};
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
    const result = await postBooking(values, keys.keyFor(JSON.stringify(values)));
    busy.current = false;
    if (result.kind === 'booked') setPhase({step: 'booked', booked: result.booked});
    else if (result.kind === 'taken') {
      onTaken(result.availability);
      setPhase({step: 'choose', taken: true});
    } else setPhase(details(result.kind === 'invalid' ? {errors: result.errors} : {failed: true}));
  };

  return {
    phase,
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
