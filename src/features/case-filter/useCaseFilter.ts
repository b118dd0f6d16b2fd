import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readIndustry, withIndustry} from './industry-address';

import {useState} from 'react';

export type CaseFilter<Key extends string> = {
  /** False in the built HTML and until React has taken over: the browser's `:target` filters until then. */
  ready: boolean;
  /** The chosen industry, or `undefined` for all. */
  chosen: Key | undefined;
  choose: (key: Key | undefined) => void;
};

/**
 * Filter that lives in the address as `?industry=`. A choice is written without a new history entry and without a jump;
 * following any link to the page starts again from the address of that link.
 */
export function useCaseFilter<Key extends string>(keys: readonly Key[]): CaseFilter<Key> {
  const location = useLocation();
  const ready = useIsBrowser();
  const [choice, setChoice] = useState<{at: typeof location; key: Key | undefined}>();
  const fromAddress = ready ? readIndustry(location, keys) : undefined;
  return {
    ready,
    chosen: choice?.at === location ? choice.key : fromAddress,
    choose: (key) => {
      setChoice({at: location, key});
      // The router keeps its own key in the state: it must survive, or Back would reload the page.
      history.replaceState(history.state, '', withIndustry(window.location.href, key));
    },
  };
}
