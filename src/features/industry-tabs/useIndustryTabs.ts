import {useLocation} from '@docusaurus/router';
import {useTabs, type Tabs} from '#src/ui/Tabs/useTabs';
import {readTab, withTab} from './tab-address';

import {useEffect} from 'react';

/**
 * Tabs whose choice lives in the address as `?tab=`: read when the page loads, written without a reload or a new
 * history entry when the visitor chooses. An unknown value leaves the first tab.
 */
export function useIndustryTabs<Key extends string>(id: string, keys: readonly Key[], initial: Key): Tabs<Key> {
  const {search} = useLocation();
  const tabs = useTabs({
    id,
    keys,
    initial,
    orientation: 'vertical',
    onSelect: (key) => {
      // The router keeps its own key in the state: it must survive, or Back would reload the page.
      history.replaceState(history.state, '', withTab(location.href, key));
    },
  });

  // The address is not known when the page is built: the first render shows the first tab, as in the HTML.
  const {select} = tabs;
  useEffect(() => {
    // Not `search` itself: a tab chosen while React took over is in the address, and not yet known to the router.
    const asked = readTab(window.location.search, keys);
    if (asked !== undefined) select(asked);
  }, [search, keys, select]);

  return tabs;
}
