import {attempt, closest} from '#src/behaviors/dom';
import type {Current} from './dom';

/** What visitors did in islands that are not live yet. */
const clicks: HTMLElement[] = [];
const forms = new Map<HTMLFormElement, HTMLElement | null>();
const fields = new Set<HTMLElement>();

/** How long a form waits for React before the browser submits it, in ms. */
const patience = 8000;

const reloadMark = 'reloaded-for';

function sendWithoutScript(form: HTMLFormElement): void {
  // Not `form.submit`: a control with that name would shadow it.
  HTMLFormElement.prototype.submit.call(form);
}

/** Holds a click on a button that does nothing without React. */
export function holdClick(target: EventTarget | null): void {
  const button = closest(target, 'button:not([popovertarget],[commandfor])');
  if (button instanceof HTMLButtonElement && !button.form) clicks.push(button);
}

/** Holds the submission of a form. A form that gets a page (a search) or closes a dialog stays with the browser. */
export function holdSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const method = form.getAttribute('method');
  const posts = method === 'post';
  if (method === 'dialog' || (!posts && form.hasAttribute('action'))) return;
  event.preventDefault();
  form.ariaBusy = 'true';
  forms.set(form, event.submitter);
  setTimeout(() => {
    if (posts && forms.has(form)) sendWithoutScript(form);
  }, patience);
}

/** Remembers a changed field. */
export function noteField({target}: Event): void {
  if (target instanceof HTMLElement) fields.add(target);
}

/** Repeats what happened in an island: fields first, because a button or form may read them. */
export function replay(island: HTMLElement, current: Current): void {
  for (const field of Array.from(fields, current)) {
    if (island.contains(field)) field.dispatchEvent(new Event('input', {bubbles: true}));
  }
  for (const button of clicks.splice(0).map(current)) {
    if (island.contains(button)) button.click();
    else if (button.isConnected) clicks.push(button);
  }
  for (const [form, submitter] of forms) {
    const live = current(form);
    if (!island.contains(live)) continue;
    form.ariaBusy = null;
    forms.delete(form);
    live.requestSubmit(submitter && current(submitter));
  }
}

/**
 * The scripts did not load, as in a tab that was open during a deploy. Forms are sent without them. For a held click the
 * page is reloaded, once for each version.
 */
export function giveUp(island: HTMLElement, version: string): void {
  const waiting = [...forms.keys()].filter((form) => island.contains(form));
  for (const form of waiting) sendWithoutScript(form);
  if (waiting.length > 0 || clicks.length === 0 || !navigator.onLine) return;
  // Without storage the page cannot know whether this is the first time, so it does not reload.
  const reloadedFor = attempt(() => sessionStorage.getItem(reloadMark) ?? '');
  if (reloadedFor === undefined || reloadedFor === version) return;
  attempt(() => {
    sessionStorage.setItem(reloadMark, version);
  });
  location.reload();
}
