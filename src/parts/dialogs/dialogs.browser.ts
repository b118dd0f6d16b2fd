import {attempt, closest} from '#src/lib/browser/dom';
import {demoDialogId, demoLinkAttribute} from '#src/lib/demo-dialog';
import {isPlainClick} from '#src/lib/plain-press';
import {isSearchShortcut, searchDialogId} from '#src/lib/search-dialog';

const requestKey = 'open-demo-dialog';

/** The dialog that a button opens (`commandfor`). */
export function findDialog(button: Element | null): HTMLDialogElement | null {
  return document.querySelector(`dialog[id="${button?.getAttribute('commandfor') ?? ''}"]`);
}

function openById(id: string): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  if (!dialog?.open) dialog?.showModal();
}

/** Invoker commands and `closedby` for browsers that lack them. */
function handleClick({target}: Event): void {
  const button = closest(target, 'button[commandfor]');
  // On a slow line, a button may come long before its dialog, which is at the end of the page.
  if (button && !findDialog(button)) document.addEventListener('DOMContentLoaded', () => button.click(), {once: true});
  if (button && !('command' in HTMLButtonElement.prototype)) {
    const dialog = findDialog(button);
    if (button.getAttribute('command') === 'close') dialog?.close();
    else if (!dialog?.open) dialog?.showModal();
  }
  // A click on the dialog itself, not on anything in it, is a click on its backdrop.
  const isBackdrop = target instanceof HTMLDialogElement && target.matches('[closedby=any]');
  if (isBackdrop && !('closedBy' in HTMLDialogElement.prototype)) target.close();
}

/** Toggles the search dialog, unless another dialog is open. */
function handleKey(event: KeyboardEvent): void {
  if (!isSearchShortcut(event)) return;
  event.preventDefault();
  const open = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!open) openById(searchDialogId);
  else if (open.id === searchDialogId) open.close();
}

/** A link that also opens the demo dialog: opens it here, or stores the request for the next page. */
function handleDemoLink(event: MouseEvent): void {
  const link = closest(event.target, `a[${demoLinkAttribute}]`);
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
  if (link.pathname === location.pathname) {
    event.preventDefault();
    openById(demoDialogId);
  } else {
    attempt(() => {
      sessionStorage.setItem(requestKey, link.pathname);
    });
  }
}

/** Opens and closes dialogs where HTML alone doesn't. */
export function listenForDialogs(): void {
  window.addEventListener('click', handleClick, true);
  window.addEventListener('click', handleDemoLink, true);
  window.addEventListener('keydown', handleKey, true);
}

/** Opens the demo dialog if a link on the previous page requested it. */
export function openRequestedDialog(): void {
  const requested = attempt(() => {
    const path = sessionStorage.getItem(requestKey);
    sessionStorage.removeItem(requestKey);
    return path;
  });
  if (requested === location.pathname) openById(demoDialogId);
}
