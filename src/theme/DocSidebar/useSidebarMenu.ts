import {showCurrentPage} from '#src/lib/docs-menu';

import {useEffect, useRef, type RefObject} from 'react';

/**
 * What script adds to the sidebar: the current page is in view when it appears, and the popover closes after a
 * navigation that leaves the document in place.
 */
export function useSidebarMenu(path: string): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  const shown = useRef(path);

  useEffect(() => {
    const element = menu.current;
    if (element === null) return undefined;
    const show = (): void => {
      showCurrentPage(element);
    };
    element.addEventListener('toggle', show);
    return () => {
      element.removeEventListener('toggle', show);
    };
  }, []);

  useEffect(() => {
    const element = menu.current;
    if (element === null) return;
    // The first render is no navigation: a menu that was opened before React ran stays open.
    const navigated = shown.current !== path;
    shown.current = path;
    // Browsers without popovers show the list in place; nothing is to be closed.
    if (navigated && 'hidePopover' in element) element.hidePopover();
    showCurrentPage(element);
  }, [path]);

  return menu;
}
