import {demoDialogId, demoLinkAttribute} from '#src/lib/demo-dialog';
import {isPlainClick} from '#src/lib/plain-click';

import {useLayoutEffect, type RefObject} from 'react';

/**
 * Opens the dialog where HTML alone does not: links that change the address as well, buttons in browsers
 * without invoker commands, and closes it on a click on the backdrop where `closedby` is unknown.
 */
export function useOpeners(dialog: RefObject<HTMLDialogElement | null>): void {
  // Not an effect after the paint: a click in between would be lost.
  useLayoutEffect(() => {
    const invokersWork = 'command' in HTMLButtonElement.prototype;
    const closedByWorks = 'closedBy' in HTMLDialogElement.prototype;
    const onClick = (event: MouseEvent): void => {
      const element = dialog.current;
      if (element === null || !(event.target instanceof Element)) return;
      if (event.target === element) {
        if (!closedByWorks) element.close();
        return;
      }
      const button = event.target.closest(`button[commandfor="${demoDialogId}"]`);
      const link = event.target.closest(`a[${demoLinkAttribute}]`);
      const opens = (button !== null && !invokersWork) || (link !== null && isPlainClick(event));
      if (opens && !element.open) element.showModal();
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, [dialog]);
}
