import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/**
 * Opens the answer that the address names. Browsers do it themselves when a page loads; this is for those that do not yet,
 * and for links that React follows without a load.
 */
export function useOpenByHash(): void {
  const {hash, key} = useLocation();

  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  }, [hash, key]);
}
