import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readFilter, withFilter} from './filter-url';

import {useState} from 'react';

export type UrlFilter<Key extends string> = {
  /** Name of the query parameter, such as `industry`. */
  parameter: string;
  /** False in the built HTML and until hydration; until then the browser filters with `:target`. */
  ready: boolean;
  /** The selected key, or `undefined` for all. */
  selected: Key | undefined;
  select: (key: Key | undefined) => void;
};

/**
 * A filter kept in the URL as `?<parameter>=`. Selecting one neither adds a history entry nor scrolls; following a link
 * to the page resets the filter to that link's URL.
 */
export function useUrlFilter<Key extends string>(parameter: string, keys: readonly Key[]): UrlFilter<Key> {
  const location = useLocation();
  const ready = useIsBrowser();
  const [selection, setSelection] = useState<{at: typeof location; key: Key | undefined}>();
  const fromUrl = ready ? readFilter(location, parameter, keys) : undefined;
  return {
    parameter,
    ready,
    selected: selection?.at === location ? selection.key : fromUrl,
    select: (key) => {
      setSelection({at: location, key});
      // Keep the router's state, or Back would reload the page.
      history.replaceState(history.state, '', withFilter(window.location.href, parameter, key));
    },
  };
}
