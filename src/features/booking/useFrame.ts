import {useEffect, useState} from 'react';

/** Asks the parent page to close its dialog (`static/embed/booking.js` listens). */
const leave = (): void => {
  window.parent.postMessage({type: 'booking:escape'}, window.location.origin);
};

/** In a frame, forwards the Escape key to the parent page and returns a function that closes the dialog. */
export function useFrame(): (() => void) | undefined {
  const [framed, setFramed] = useState(false);
  useEffect(() => {
    if (window.parent === window) return undefined;
    setFramed(true);
    // In a build, the boot script has already set it, before the first paint.
    document.documentElement.dataset['framed'] = '';
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return framed ? leave : undefined;
}
