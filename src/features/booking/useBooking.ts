import type {Availability, Booked, Requested} from '#src/contracts/booking';
import {bookingForm} from '#src/contracts/booking-form';
import {useForm} from '#src/forms/useForm';
import {readText} from '#src/lib/read-json';
import {isAvailability} from './fetch-availability';

import {useState} from 'react';

export type BookingPhase =
  | {step: 'choose'; taken: boolean}
  | {step: 'details'}
  | {step: 'booked'; booked: Booked}
  /** The team books it, and confirms by email. */
  | {step: 'requested'; requested: Requested};

type Choice = {time: string | undefined; zone: string};

/** Times that a response lists because the chosen one is taken. */
function readLeft(body: unknown): Availability | undefined {
  const left = typeof body === 'object' && body !== null && 'availability' in body ? body.availability : undefined;
  return isAvailability(left) ? left : undefined;
}

/** State of the booking steps: choose, details, booked (or requested, which the team confirms). The form keeps its values through all of them. */
export function useBooking({time = '', zone}: Choice, onTaken: (left: Availability | undefined) => void) {
  const [phase, setPhase] = useState<BookingPhase>({step: 'choose', taken: false});
  const form = useForm({
    form: bookingForm,
    more: {start: time, zone},
    isComplete: (body) => readText(body, 'start') !== undefined,
    onSent: ({status, body}) => {
      setPhase(
        status === 202 ? {step: 'requested', requested: body as Requested} : {step: 'booked', booked: body as Booked},
      );
    },
    onRefused: ({status, body, errors}) => {
      // The time may have passed while the page was open: treat it as taken.
      if (status !== 409 && errors['start'] === undefined) return false;
      onTaken(readLeft(body));
      setPhase({step: 'choose', taken: true});
      return true;
    },
  });
  // The selected time was taken while the visitor filled in the form.
  if (phase.step === 'details' && time === '' && form.state.phase !== 'sending') {
    setPhase({step: 'choose', taken: true});
  }
  return {
    phase,
    form,
    choose: () => {
      setPhase({step: 'choose', taken: false});
    },
    continue: () => {
      setPhase({step: 'details'});
    },
  };
}

export type BookingState = ReturnType<typeof useBooking>;
