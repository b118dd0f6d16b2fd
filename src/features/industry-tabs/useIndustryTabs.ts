import {useLocation} from '@docusaurus/router';
import {useTabs, type Tabs} from '#src/ui/Tabs/useTabs';
import {readTab, withTab} from './tab-url';

import {useEffect} from 'react';

/**
 * Tabs whose selection is kept in the URL as `?tab=`: read on page load, written without a new history entry. Unknown
 * values select the first tab.
 */
export function useIndustryTabs<Key extends string>(id: string, keys: readonly Key[], initial: Key): Tabs<Key> {
  const {search} = useLocation();
  const tabs = useTabs({
    id,
    keys,
    initial,
    orientation: 'vertical',
    onSelect: (key) => {
      // Keep the router's state, or Back would reload the page.
      history.replaceState(history.state, '', withTab(location.href, key));
    },
  });

  // The URL is unknown at build time, so the first render must match the HTML: the first tab.
  const {select} = tabs;
  useEffect(() => {
    // Not `search`: a tab selected during hydration is in the URL, but the router doesn't know it yet.
    const requested = readTab(window.location.search, keys);
    if (requested !== undefined) select(requested);
  }, [search, keys, select]);

  return tabs;
}
