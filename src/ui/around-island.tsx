import {filledAttribute} from './names';

import {createContext, type ReactNode, use, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

/** The element of an island, with the plain HTML around what React runs. It is known once the island is live. */
export const AroundIsland = createContext<HTMLElement | null>(null);

/** The first element with this tag in the plain HTML around the island. React never renders it, so it is never replaced. */
export function useAround<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] | null {
  return use(AroundIsland)?.querySelector(tag) ?? null;
}

/** Replaces the content of the element around the island that has this name. */
export function Fill({name, children}: {name: string; children: ReactNode}): ReactNode {
  const place = use(AroundIsland)?.querySelector(`[${filledAttribute}="${name}"]`) ?? null;
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    place?.replaceChildren();
    setEmpty(place !== null);
  }, [place]);
  return place && isEmpty && createPortal(children, place);
}
