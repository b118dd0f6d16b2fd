import {useEffect, useState, type RefObject} from 'react';

/** Width from which days and times stand side by side; the styles have the same. */
const wideFrom = 600;

/** Whether the calendar has room for days and times side by side, wherever it is: page, dialog or hero. */
export function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(true);
  useEffect(() => {
    if (element.current === null || typeof ResizeObserver === 'undefined') return undefined;
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
