import {type Current, lostAttribute, rootAttribute} from '#src/islands/names';

/** What visitors did in islands that are not live yet. */
const forms = new Map<HTMLFormElement, HTMLElement | null>();
const fields = new Set<HTMLElement>();

const rootOf = (island: HTMLElement): HTMLElement | null => island.querySelector(`[${rootAttribute}]`);

/** Holds the submission of a form without an address, such as a calculator's. Others stay with the browser. */
export function holdSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.method === 'dialog' || form.hasAttribute('action')) return;
  event.preventDefault();
  form.ariaBusy = 'true';
  forms.set(form, event.submitter);
}

/** Remembers a changed field. Until the island is live, a result beside it is that of earlier numbers. */
export function noteField(island: HTMLElement, {target}: Event): void {
  if (!(target instanceof HTMLElement)) return;
  fields.add(target);
  const root = rootOf(island);
  if (!root?.contains(target)) root?.setAttribute('aria-busy', 'true');
}

/** Repeats what happened in an island: fields first, because a form may read them. */
export function replay(island: HTMLElement, current: Current): void {
  for (const field of Array.from(fields, current)) {
    if (island.contains(field)) field.dispatchEvent(new Event('input', {bubbles: true}));
  }
  rootOf(island)?.removeAttribute('aria-busy');
  rootOf(island)?.removeAttribute('role');
  island.removeAttribute(lostAttribute);
  for (const [form, submitter] of forms) {
    const live = current(form);
    if (!island.contains(live)) continue;
    form.ariaBusy = null;
    forms.delete(form);
    live.requestSubmit(submitter && current(submitter));
  }
}

/**
 * The scripts did not load, as in a tab that was open during a deploy: an island that shows a result says that it can't, and
 * what was submitted has to be submitted again.
 */
export function giveUp(island: HTMLElement): void {
  for (const form of forms.keys()) {
    if (!island.contains(form)) continue;
    form.ariaBusy = null;
    forms.delete(form);
  }
  const template = island.querySelector<HTMLTemplateElement>(`template[${lostAttribute}]`);
  const root = rootOf(island);
  root?.removeAttribute('aria-busy');
  if (!template || !root || island.hasAttribute(lostAttribute)) return;
  // What has the focus was there before anything changed, unless what replaces it can take the focus.
  const way = root.contains(document.activeElement) ? 'a' : '';
  if (way && !template.content.querySelector(way)) return;
  island.setAttribute(lostAttribute, '');
  // Screen readers announce what is added to a status, not one that appears with its text.
  root.setAttribute('role', 'status');
  root.replaceChildren();
  setTimeout(() => {
    root.append(document.importNode(template.content, true));
    if (way) root.querySelector<HTMLElement>(way)?.focus();
  });
}
