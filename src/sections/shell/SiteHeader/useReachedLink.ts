import {useEffect, useRef, useState, type RefObject, type ToggleEvent} from 'react';

type ReachedLink = {
  panel: RefObject<HTMLDivElement | null>;
  /** Path of the link that was last hovered or focused; initially the first link's, once the panel is open. */
  reached: string | undefined;
  reach: (to: string) => void;
  onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
};

/** Tracks which link's picture a panel shows; `undefined` until the panel is opened. */
export function useReachedLink(first: string | undefined): ReachedLink {
  const panel = useRef<HTMLDivElement>(null);
  const [reached, reach] = useState<string>();
  // The panel may have been opened before React started.
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
