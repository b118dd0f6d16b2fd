/** Id of the search dialog: buttons name it in `commandfor`, the dialog carries it. */
export const searchDialogId = 'search-dialog';

/** Attributes that make a `<button>` open the search dialog, natively where invoker commands exist. */
export const opensSearchDialog = {command: 'show-modal', commandfor: searchDialogId} as const;

export const closesSearchDialog = {command: 'close', commandfor: searchDialogId} as const;

/** The page that shows the results of `?q=`; forms of the search lead there by themselves. */
export const searchPath = '/search';

/** Ctrl-K, on a Mac Command-K. */
export function isSearchShortcut({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
}
