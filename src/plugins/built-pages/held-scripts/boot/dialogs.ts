import {demoDialogId, demoLinkAttribute} from '#src/lib/demo-dialog';
import {isSearchShortcut, searchDialogId} from '#src/lib/search-dialog';
import {attempt, closest} from './page';

const requestKey = 'open-demo-dialog';

/** The dialog that a button's `commandfor` refers to. */
export function findDialog(id: string | null | undefined): HTMLDialogElement | null {
  return document.querySelector(`dialog[id="${id ?? ''}"]`);
}

function open(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) dialog?.showModal();
}

/** Invoker commands and `closedby` for browsers that lack them. False when the click has nothing to do with a dialog. */
export function handleDialogClick(target: EventTarget | null): boolean {
  const button = closest(target, 'button[commandfor]');
  if (button) {
    if (!('command' in HTMLButtonElement.prototype)) {
      const dialog = findDialog(button.getAttribute('commandfor'));
      if (button.getAttribute('command') === 'close') dialog?.close();
      else open(dialog);
    }
    return true;
  }
  // A click on the dialog itself, not on anything in it, is a click on its backdrop.
  const isBackdrop = target instanceof HTMLDialogElement && target.matches('[closedby=any]');
  if (isBackdrop && !('closedBy' in HTMLDialogElement.prototype)) target.close();
  return isBackdrop;
}

/** Toggles the search dialog, as features/site-search does once React runs. Returns false for any other key. */
export function handleShortcut(event: KeyboardEvent): boolean {
  if (!isSearchShortcut(event)) return false;
  const dialog = findDialog(searchDialogId);
  event.preventDefault();
  if (dialog?.open) dialog.close();
  // Another dialog that is open stays open.
  else if (!document.querySelector('dialog[open]')) open(dialog);
  return true;
}

/** Handles a link that also opens the demo dialog: opens it here, or stores the request for the next page. */
export function openDemoLink(link: HTMLAnchorElement, event: MouseEvent): void {
  if (!link.hasAttribute(demoLinkAttribute)) return;
  if (link.pathname === location.pathname) {
    event.preventDefault();
    open(findDialog(demoDialogId));
  } else {
    attempt(() => {
      sessionStorage.setItem(requestKey, link.pathname);
    });
  }
}

/** Opens the dialog if a link on the previous page requested it, and returns whether it did. */
export function openRequestedDialog(): boolean {
  const requested = attempt(() => {
    const path = sessionStorage.getItem(requestKey);
    sessionStorage.removeItem(requestKey);
    return path;
  });
  const isHere = requested === location.pathname;
  if (isHere) open(findDialog(demoDialogId));
  return isHere;
}
