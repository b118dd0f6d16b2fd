import {showCurrentPage} from '#src/lib/docs-menu';

import {useEffect, useRef, type RefObject} from 'react';

/** Scrolls the current page into view when the sidebar appears, and closes the popover after client-side navigation. */
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
    // The first render is not a navigation: keep a menu that was opened before React started.
    const navigated = shown.current !== path;
    shown.current = path;
    // Browsers without popovers show the list in place.
    if (navigated && 'hidePopover' in element) element.hidePopover();
    showCurrentPage(element);
  }, [path]);

  return menu;
}
