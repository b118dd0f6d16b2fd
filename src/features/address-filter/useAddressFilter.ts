import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readFilter, withFilter} from './filter-address';

import {useState} from 'react';

export type AddressFilter<Key extends string> = {
  /** Name of the query parameter, such as `industry`. */
  parameter: string;
  /** False in the built HTML and until hydration; until then the browser filters with `:target`. */
  ready: boolean;
  /** The selected key, or `undefined` for all. */
  chosen: Key | undefined;
  choose: (key: Key | undefined) => void;
};

/**
 * A filter kept in the URL as `?<parameter>=`. Selecting one neither adds a history entry nor scrolls; following a link
 * to the page resets the filter to that link's URL.
 */
export function useAddressFilter<Key extends string>(parameter: string, keys: readonly Key[]): AddressFilter<Key> {
  const location = useLocation();
  const ready = useIsBrowser();
  const [choice, setChoice] = useState<{at: typeof location; key: Key | undefined}>();
  const fromAddress = ready ? readFilter(location, parameter, keys) : undefined;
  return {
    parameter,
    ready,
    chosen: choice?.at === location ? choice.key : fromAddress,
    choose: (key) => {
      setChoice({at: location, key});
      // Keep the router's state, or Back would reload the page.
      history.replaceState(history.state, '', withFilter(window.location.href, parameter, key));
    },
  };
}
