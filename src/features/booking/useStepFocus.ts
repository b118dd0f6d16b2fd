import type {BookingPhase} from './useBooking';

import {useEffect, useRef, type RefObject} from 'react';

/** The current step and the state of loading free times. */
export type ShownStep = {step: BookingPhase['step']; lookUp: 'loading' | 'failed' | 'ready'};

/**
 * Moves focus when a step removes the button that had it, since focus would otherwise return to the top of the page: to
 * the selected time or the day's heading, to the title of the other steps, or to the calendar while times load again.
 * The title rather than the first field, because a phone would scroll the title and the selected time out of view.
 */
export function useStepFocus(calendar: RefObject<HTMLElement | null>, {step, lookUp}: ShownStep): void {
  const before = useRef<ShownStep>({step, lookUp});
  useEffect(() => {
    const was = before.current;
    before.current = {step, lookUp};
    const body = calendar.current?.querySelector('[data-booking-body]');
    if (step !== was.step && body) body.scrollTop = 0;
    const find = (selector: string) => calendar.current?.querySelector<HTMLElement>(selector);
    if (step === 'choose' && was.step !== 'choose') {
      (find('[aria-pressed="true"]') ?? find('#booking-day') ?? calendar.current)?.focus();
    } else if (step !== 'choose' && was.step !== step) {
      find('#booking-title')?.focus();
    } else if (lookUp === 'loading' && was.lookUp === 'failed') {
      calendar.current?.focus();
    }
  }, [calendar, step, lookUp]);
}
