import {attempt, closest} from './page';

/** Events that only React can handle, held until it is running. */
const clicks: HTMLElement[] = [];
const forms = new Map<HTMLFormElement, HTMLElement | null>();
const fields = new Set<HTMLElement>();

const reloadMark = 'reloaded-for';

function sendWithoutScript(form: HTMLFormElement): void {
  // Not `form.submit`: a control with that name would shadow it.
  HTMLFormElement.prototype.submit.call(form);
}

/** Holds a click that only React can handle: on a button or link that opens no popover and belongs to no form. */
export function holdClick(target: EventTarget | null): void {
  const button = closest(target, 'button:not([popovertarget]),a');
  if (button && !(button instanceof HTMLButtonElement && button.form)) clicks.push(button);
}

/** Holds a form submission for React. After `patience` ms the browser submits it. */
export function holdSubmit(event: SubmitEvent, patience: number): boolean {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return false;
  const method = form.getAttribute('method');
  const posts = method === 'post';
  if (method === 'dialog' || (!posts && form.hasAttribute('action'))) return false;
  event.preventDefault();
  form.ariaBusy = 'true';
  forms.set(form, event.submitter);
  setTimeout(() => {
    if (posts && forms.has(form)) sendWithoutScript(form);
  }, patience);
  return true;
}

/** Remembers a changed field. */
export function noteField({target}: Event): void {
  if (target instanceof HTMLElement) fields.add(target);
}

/** Replays everything for React: fields first, because a button or form may read them. */
export function replay(): void {
  for (const field of fields) field.dispatchEvent(new Event('input', {bubbles: true}));
  for (const button of clicks) if (button.isConnected) button.click();
  for (const [form, submitter] of forms) {
    form.ariaBusy = null;
    forms.delete(form);
    form.requestSubmit(submitter);
  }
}

/**
 * The scripts did not load, as in a tab that was open during a deploy. Forms are sent without a script; for a held click
 * the page is reloaded, once for each version.
 */
export function giveUp(version: string): void {
  for (const form of forms.keys()) sendWithoutScript(form);
  if (forms.size > 0 || clicks.length === 0 || !navigator.onLine) return;
  const link = clicks.find((held): held is HTMLAnchorElement => 'href' in held);
  if (link) {
    location.assign(link.href);
    return;
  }
  // Without storage the page cannot know whether this is the first time, so it does not reload.
  const reloadedFor = attempt(() => sessionStorage.getItem(reloadMark) ?? '');
  if (reloadedFor === undefined || reloadedFor === version) return;
  attempt(() => {
    sessionStorage.setItem(reloadMark, version);
  });
  location.reload();
}
