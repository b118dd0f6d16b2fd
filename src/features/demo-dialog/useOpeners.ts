import {demoDialogId, demoLinkAttribute} from '#src/lib/demo-dialog';
import {isPlainClick} from '#src/lib/plain-click';

import {useLayoutEffect, type RefObject} from 'react';

/**
 * Opens the dialog where HTML alone doesn't: for links that also change the URL, and in browsers without invoker
 * commands. Closes it on backdrop clicks in browsers without `closedby`.
 */
export function useOpeners(dialog: RefObject<HTMLDialogElement | null>): void {
  // A layout effect, because a click between paint and effect would be lost.
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
