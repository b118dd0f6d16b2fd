import {useEffect, useRef, useState, type RefObject, type ToggleEvent} from 'react';

type ReachedLink = {
  panel: RefObject<HTMLDivElement | null>;
  /** Address of the link that the pointer or the focus reached last; the first link's once the panel is open. */
  reached: string | undefined;
  reach: (to: string) => void;
  onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
};

/** Which link of a panel to show the picture of; `undefined` until the panel is opened. */
export function useReachedLink(first: string | undefined): ReachedLink {
  const panel = useRef<HTMLDivElement>(null);
  const [reached, reach] = useState<string>();
  // It may have been opened before React ran.
  useEffect(() => {
    if ('popover' in HTMLElement.prototype && panel.current?.matches(':popover-open')) reach(first);
  }, [first]);
  return {
    panel,
    reached,
    reach,
    onToggle: ({newState}) => {
      if (newState === 'open') reach((now) => now ?? first);
    },
  };
}
