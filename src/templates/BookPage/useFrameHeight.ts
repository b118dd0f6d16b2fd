import {useEffect, type RefObject} from 'react';

/** Tells the page around the frame how high this one is (`static/embed/booking.js` listens), now and when it changes. */
export function useFrameHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.parent === window || element.current === null) return undefined;
    // The boot script has said so before the first paint; `npm run dev` has none.
    document.documentElement.dataset['framed'] = '';
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      window.parent.postMessage({type: 'booking:height', height}, window.location.origin);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
}
