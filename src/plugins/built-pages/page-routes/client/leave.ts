import {useEffect} from 'react';

/**
 * Shown where React's router goes by itself to a page that this one does not know. The address has already changed, so
 * reloading goes there.
 */
export function Leave(): null {
  useEffect(() => {
    window.location.reload();
  }, []);
  return null;
}
