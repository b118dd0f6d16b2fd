import {useLayoutEffect, useState, type RefObject} from 'react';

/** Minimum width in pixels for days and times side by side; the styles use the same. */
const wideFrom = 600;

/** Whether the calendar is wide enough for days and times side by side, on a page, in the dialog or in a hero. */
export function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(true);
  // Before the first paint, so that phones never show the wide calendar.
  useLayoutEffect(() => {
    if (element.current === null || typeof ResizeObserver === 'undefined') return undefined;
    setWide(element.current.clientWidth >= wideFrom);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWide(entry.contentRect.width >= wideFrom);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return wide;
}
