import {idInHash} from '#src/lib/decode-address';

import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/**
 * Opens the answer in the URL's hash. Browsers do so on page load; this covers older ones and links that the router
 * follows.
 */
export function useOpenByHash(): void {
  const {hash, key} = useLocation();

  useEffect(() => {
    const target = document.getElementById(idInHash(hash));
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  }, [hash, key]);
}
