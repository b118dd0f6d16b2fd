import type {BookingPhase} from './useBooking';

import {useEffect, useRef, type RefObject} from 'react';

/** What is shown: the step, and how the look-up of free times stands. */
export type ShownStep = {step: BookingPhase['step']; lookUp: 'loading' | 'failed' | 'ready'};

/**
 * Takes the focus along where a step removes the button that was pressed; it would fall back to the top of the page. Back
 * at the times it is on the chosen one or on the day's heading, once booked on the title; while times are looked up
 * again, on the calendar itself.
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
    } else if (step === 'booked' && was.step !== 'booked') {
      find('#booking-title')?.focus();
    } else if (lookUp === 'loading' && was.lookUp === 'failed') {
      calendar.current?.focus();
    }
  }, [calendar, step, lookUp]);
}
