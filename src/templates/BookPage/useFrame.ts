import {useEffect, useState} from 'react';

/** Asks the page around the frame to close its dialog (`static/embed/booking.js` listens). */
const leave = (): void => {
  window.parent.postMessage({type: 'booking:escape'}, window.location.origin);
};

/** In a frame: passes Escape on, of which the page around does not hear, and returns what closes the dialog. */
export function useFrame(): (() => void) | undefined {
  const [framed, setFramed] = useState(false);
  useEffect(() => {
    if (window.parent === window) return undefined;
    setFramed(true);
    // The boot script has said so before the first paint; `npm run dev` has none.
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
