import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readFilter, withFilter} from './filter-address';

import {useState} from 'react';

export type AddressFilter<Key extends string> = {
  /** Name in the address: `industry`. */
  parameter: string;
  /** False in the built HTML and until React has taken over: the browser's `:target` filters until then. */
  ready: boolean;
  /** The chosen key, or `undefined` for all. */
  chosen: Key | undefined;
  choose: (key: Key | undefined) => void;
};

/**
 * Filter that lives in the address as `?<parameter>=`. A choice is written without a new history entry and without a
 * jump; following any link to the page starts again from the address of that link.
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
      // The router keeps its own key in the state: it must survive, or Back would reload the page.
      history.replaceState(history.state, '', withFilter(window.location.href, parameter, key));
    },
  };
}
