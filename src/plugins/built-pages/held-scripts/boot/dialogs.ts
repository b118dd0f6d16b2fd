import {demoDialogId, demoLinkAttribute} from '#src/lib/demo-dialog';
import {isSearchShortcut, searchDialogId} from '#src/lib/search-dialog';
import {attempt, closest} from './page';

const requestKey = 'open-demo-dialog';

/** The dialog that a button's `commandfor` refers to. */
export function findDialog(id: string | null | undefined): HTMLDialogElement | undefined {
  const element = document.getElementById(id ?? '');
  return element instanceof HTMLDialogElement ? element : undefined;
}

function open(dialog: HTMLDialogElement | undefined): void {
  if (dialog && !dialog.open) dialog.showModal();
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
  const backdrop =
    target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any' ? target : undefined;
  if (backdrop && !('closedBy' in HTMLDialogElement.prototype)) backdrop.close();
  return backdrop !== undefined;
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
  const requested = attempt(() => sessionStorage.getItem(requestKey)) ?? '';
  if (requested === '') return false;
  attempt(() => {
    sessionStorage.removeItem(requestKey);
  });
  if (requested === location.pathname) open(findDialog(demoDialogId));
  return requested === location.pathname;
}
