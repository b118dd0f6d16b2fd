/** Id of the booking dialog: buttons name it in `commandfor`, the dialog carries it. */
export const demoDialogId = 'demo-dialog';

/** Attributes that make a `<button>` open the booking dialog, natively where invoker commands exist. */
export const opensDemoDialog = {command: 'show-modal', commandfor: demoDialogId} as const;

/** Marks a link that changes the address and opens the dialog there. */
export const demoLinkAttribute = 'data-opens-demo';
