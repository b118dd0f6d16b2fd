import {useLayoutEffect, useState, type RefObject} from 'react';

/**
 * Whether the dialog is open. The browser opens and closes it without React (invoker buttons, Escape,
 * `method="dialog"`), so the `open` attribute is the source of truth. Also detects a dialog opened before React
 * started.
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
