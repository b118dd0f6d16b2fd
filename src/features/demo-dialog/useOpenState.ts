import {useLayoutEffect, useState} from 'react';

/**
 * Whether the dialog is open. The browser opens and closes it without React (invoker buttons, Escape,
 * `method="dialog"`), so the `open` attribute is the source of truth. Also detects a dialog opened before React
 * started.
 */
export function useOpenState(dialog: HTMLDialogElement | null): boolean {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (dialog === null) return undefined;
    const read = (): void => {
      setOpen(dialog.open);
    };
    const observer = new MutationObserver(read);
    observer.observe(dialog, {attributeFilter: ['open']});
    read();
    return () => {
      observer.disconnect();
    };
  }, [dialog]);
  return open;
}
