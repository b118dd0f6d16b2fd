import {useEffect, useRef, type RefObject} from 'react';

/** Scrolls the menu, and nothing else, until the link of the current page is in its middle. */
function showCurrent(menu: HTMLElement): void {
  const current = menu.querySelector<HTMLElement>('[aria-current="page"]');
  if (current === null) return;
  const offset = current.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  if (offset > 0 && offset < menu.clientHeight - current.offsetHeight) return;
  menu.scrollTop += offset - menu.clientHeight / 2;
}

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
      showCurrent(element);
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
    showCurrent(element);
  }, [path]);

  return menu;
}
