import {useEffect} from 'react';

/**
 * Rendered when React Router navigates to a page this one has no route for. The address has already changed, so reloading
 * opens that page.
 */
export function ReloadPage(): null {
  useEffect(() => {
    window.location.reload();
  }, []);
  return null;
}
