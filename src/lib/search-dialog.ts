/** ID of the search dialog; buttons refer to it with `commandfor`. */
export const searchDialogId = 'search-dialog';

/** Attributes that make a `<button>` open the search dialog, natively where invoker commands exist. */
export const opensSearchDialog = {command: 'show-modal', commandfor: searchDialogId} as const;

export const closesSearchDialog = {command: 'close', commandfor: searchDialogId} as const;

/** The results page for `?q=`; search forms submit to it. */
export const searchPath = '/search';

/** Ctrl+K, or Command+K on a Mac. Input methods use it, too. */
export function isSearchShortcut({key, ctrlKey, metaKey, shiftKey, altKey, isComposing}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey && !isComposing;
}
