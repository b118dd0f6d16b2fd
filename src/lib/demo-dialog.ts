/** ID of the booking dialog; buttons refer to it with `commandfor`. */
export const demoDialogId = 'demo-dialog';

/** Attributes that make a `<button>` open the booking dialog, natively where invoker commands exist. */
export const opensDemoDialog = {command: 'show-modal', commandfor: demoDialogId} as const;

/** Attribute of links that change the address and open the dialog there. */
export const demoLinkAttribute = 'data-opens-demo';
