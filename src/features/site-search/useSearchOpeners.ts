import {isSearchShortcut, searchDialogId} from '#src/lib/search-dialog';

import {useLayoutEffect, type RefObject} from 'react';

/** Opens the dialog by Ctrl-K or Command-K; and by its buttons and closes it on its backdrop, where HTML alone does not. */
export function useSearchOpeners(dialog: RefObject<HTMLDialogElement | null>): void {
  // Not an effect after the paint: a key in between would be lost.
  useLayoutEffect(() => {
    const invokersWork = 'command' in HTMLButtonElement.prototype;
    const closedByWorks = 'closedBy' in HTMLDialogElement.prototype;
    const onKey = (event: KeyboardEvent): void => {
      const element = dialog.current;
      if (element === null || event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      if (element.open) element.close();
      // Another dialog is open: it has been asked for and stays.
      else if (document.querySelector('dialog[open]') === null) element.showModal();
    };
    const onClick = (event: MouseEvent): void => {
      const element = dialog.current;
      if (element === null || !(event.target instanceof Element)) return;
      if (event.target === element && !closedByWorks) element.close();
      const asks = event.target.closest(`button[commandfor="${searchDialogId}"]`) !== null;
      if (asks && !invokersWork && !element.open) element.showModal();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [dialog]);
}
