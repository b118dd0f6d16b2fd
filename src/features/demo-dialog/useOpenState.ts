import {useLayoutEffect, useState, type RefObject} from 'react';

/**
 * Whether the dialog is open. The browser opens and closes it without React (invoker buttons, Escape, `method="dialog"`),
 * so its `open` attribute is the one truth; a dialog that a visitor opened before React ran is found open.
 */
export function useOpenState(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const read = (): void => {
      setOpen(element.open);
    };
    const observer = new MutationObserver(read);
    observer.observe(element, {attributeFilter: ['open']});
    read();
    return () => {
      observer.disconnect();
    };
  }, [dialog]);
  return open;
}
