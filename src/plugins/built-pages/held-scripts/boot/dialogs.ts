import {demoDialogId, demoLinkAttribute} from '#src/lib/demo-dialog';
import {isSearchShortcut, searchDialogId} from '#src/lib/search-dialog';
import {attempt, closest} from './page';

const wish = 'open-demo-dialog';

function findDialog(id: string | null | undefined): HTMLDialogElement | undefined {
  const element = document.getElementById(id ?? '');
  return element instanceof HTMLDialogElement ? element : undefined;
}

function open(dialog: HTMLDialogElement | undefined): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/** Invoker commands and `closedby` for browsers that lack them. False when the click is about something else. */
export function answerDialogClick(target: EventTarget | null): boolean {
  const button = closest(target, 'button[commandfor]');
  if (button) {
    if (!('command' in HTMLButtonElement.prototype)) {
      const dialog = findDialog(button.getAttribute('commandfor'));
      if (button.getAttribute('command') === 'close') dialog?.close();
      else open(dialog);
    }
    return true;
  }
  // A click on the dialog itself, not on anything in it, is one on its backdrop.
  const backdrop =
    target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any' ? target : undefined;
  if (backdrop && !('closedBy' in HTMLDialogElement.prototype)) backdrop.close();
  return backdrop !== undefined;
}

/** The keys of the search, as features/site-search answers them later: they open it, and close it again. */
export function answerShortcut(event: KeyboardEvent): void {
  if (!isSearchShortcut(event)) return;
  const dialog = findDialog(searchDialogId);
  event.preventDefault();
  if (dialog?.open) dialog.close();
  // Another dialog is open: it has been asked for and stays.
  else if (!document.querySelector('dialog[open]')) open(dialog);
}

/** Where the address changes and the demo dialog opens: the next page is told, or this one opens it now. */
export function answerDemoLink(link: HTMLAnchorElement, event: MouseEvent): void {
  if (!link.hasAttribute(demoLinkAttribute)) return;
  if (link.pathname === location.pathname) {
    event.preventDefault();
    open(findDialog(demoDialogId));
  } else {
    attempt(() => {
      sessionStorage.setItem(wish, link.pathname);
    });
  }
}

/** Opens the dialog that a link of the page before asked for. True when it did. */
export function openWishedDialog(): boolean {
  const wished = attempt(() => sessionStorage.getItem(wish)) ?? '';
  if (wished === '') return false;
  attempt(() => {
    sessionStorage.removeItem(wish);
  });
  if (wished === location.pathname) open(findDialog(demoDialogId));
  return wished === location.pathname;
}
