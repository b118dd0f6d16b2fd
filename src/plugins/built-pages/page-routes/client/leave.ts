import {useEffect} from 'react';

/**
 * Shown where React's router goes by itself to a page that this one does not know. The address has changed already, so
 * that loading it is going there.
 */
export function Leave(): null {
  useEffect(() => {
    window.location.reload();
  }, []);
  return null;
}
