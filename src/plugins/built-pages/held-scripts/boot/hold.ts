import {attempt, closest} from './page';

/** What only React can do, kept until it is there. */
const clicks: HTMLElement[] = [];
const forms = new Map<HTMLFormElement, HTMLElement | null>();
const fields = new Set<HTMLElement>();

const reloadMark = 'reloaded-for';

function sendWithoutScript(form: HTMLFormElement): void {
  // Not `form.submit`: a control of that name would take its place.
  HTMLFormElement.prototype.submit.call(form);
}

/** Holds a click on a button to which HTML alone gives no meaning. True when the click was on any button. */
export function holdClick(target: EventTarget | null): boolean {
  const button = closest(target, 'button,[role=button],[role=tab]');
  if (!button) return false;
  const native = button.matches('[popovertarget]') || (button instanceof HTMLButtonElement && button.form !== null);
  if (!native) clicks.push(button);
  return true;
}

/** Holds a form that a script answers better than a new page would. After `patience` ms it is sent without one. */
export function holdSubmit(event: SubmitEvent, patience: number): boolean {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return false;
  const posts = form.getAttribute('method') === 'post';
  if (!posts && form.hasAttribute('action')) return false;
  event.preventDefault();
  form.ariaBusy = 'true';
  forms.set(form, event.submitter);
  setTimeout(() => {
    if (posts && forms.has(form)) sendWithoutScript(form);
  }, patience);
  return true;
}

/** Remembers a field in which something was typed or chosen. */
export function noteField({target}: Event): void {
  if (target instanceof HTMLElement) fields.add(target);
}

/** Hands everything over to React: what was typed first, since a button or a form may read it. */
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
 * The scripts did not come, as happens in a tab that was open while a new version of the site was published. Forms are
 * sent without script; for a held click the page is loaded anew, once for each version.
 */
export function giveUp(version: string): void {
  for (const form of forms.keys()) sendWithoutScript(form);
  if (forms.size > 0 || clicks.length === 0 || !navigator.onLine) return;
  // Without storage there is no telling whether this is the first time, so no reload either.
  const reloadedFor = attempt(() => sessionStorage.getItem(reloadMark) ?? '');
  if (reloadedFor === undefined || reloadedFor === version) return;
  attempt(() => {
    sessionStorage.setItem(reloadMark, version);
  });
  location.reload();
}
