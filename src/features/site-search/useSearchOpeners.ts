import {isSearchShortcut, searchDialogId} from '#src/lib/search-dialog';

import {useLayoutEffect, type RefObject} from 'react';

/**
 * Opens the dialog with Ctrl+K or Cmd+K. Also handles its buttons and backdrop clicks in browsers where HTML alone
 * doesn't.
 */
export function useSearchOpeners(dialog: RefObject<HTMLDialogElement | null>): void {
  // A layout effect, because a key press between paint and effect would be lost.
  useLayoutEffect(() => {
    const invokersWork = 'command' in HTMLButtonElement.prototype;
    const closedByWorks = 'closedBy' in HTMLDialogElement.prototype;
    const onKey = (event: KeyboardEvent): void => {
      const element = dialog.current;
      if (element === null || event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      if (element.open) element.close();
      // Leaves another open dialog alone.
      else if (document.querySelector('dialog[open]') === null) element.showModal();
    };
    const onClick = (event: MouseEvent): void => {
      const element = dialog.current;
      if (element === null || !(event.target instanceof Element)) return;
      if (event.target === element && !closedByWorks) element.close();
      const isOpener = event.target.closest(`button[commandfor="${searchDialogId}"]`) !== null;
      if (isOpener && !invokersWork && !element.open) element.showModal();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [dialog]);
}
