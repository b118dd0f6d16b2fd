import {useEffect} from 'react';

/** Tells the page around the frame that Escape was pressed in this one (`static/embed/booking.js` listens). */
export function useFrameEscape(): void {
  useEffect(() => {
    if (window.parent === window) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') window.parent.postMessage({type: 'booking:escape'}, window.location.origin);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
