import {useEffect, useRef, type RefObject} from 'react';

/** What is shown: whether a time is being chosen, and how the look-up of free times stands. */
export type ShownStep = {choosing: boolean; lookUp: 'loading' | 'failed' | 'ready'};

/**
 * Takes the focus along where a step removes the button that was pressed; it would fall back to the top of the page. Back
 * at the times it is on the chosen one or on the day's heading; while times are looked up again, on the calendar itself.
 */
export function useStepFocus(calendar: RefObject<HTMLElement | null>, {choosing, lookUp}: ShownStep): void {
  const before = useRef<ShownStep>({choosing, lookUp});
  useEffect(() => {
    const {choosing: wasChoosing, lookUp: was} = before.current;
    before.current = {choosing, lookUp};
    const find = (selector: string) => calendar.current?.querySelector<HTMLElement>(selector);
    if (choosing && !wasChoosing) {
      (find('[aria-pressed="true"]') ?? find('#booking-day') ?? calendar.current)?.focus();
    } else if (lookUp === 'loading' && was === 'failed') {
      calendar.current?.focus();
    }
  }, [calendar, choosing, lookUp]);
}
