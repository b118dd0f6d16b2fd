import {partAttribute, type PartName, type SlotTexts} from '#src/contracts/form-parts';
import {closest} from '#src/lib/browser/dom';
import {composeMailto, mailtoLimit} from '#src/lib/forms/mailto';
import {copyAttribute} from '#src/parts/copy/names';
import {draftAttribute, toastsAttribute} from './names';
import {type Control, readFilled} from './typed.browser';

/* What a form shows: copies of its templates. send-form.ts says when. */

/** How long a message in the corner is shown, and how often that is counted, in milliseconds. */
const lifetime = 8000;
const tick = 250;

export const findTemplate = (form: Element, name: PartName): HTMLTemplateElement | null =>
  form.querySelector(`template[${partAttribute}=${name}]`);

/** The copies of a part that a form shows. */
export const findShown = (form: HTMLFormElement, name: PartName): NodeListOf<HTMLElement> =>
  form.querySelectorAll(`[${partAttribute}=${name}]:not(template)`);

/** Parts about the form as a whole. */
const wholeParts: PartName[] = ['alert', 'mail', 'missing', 'failed', 'noted', 'sent'];

export function clear(form: HTMLFormElement, names = wholeParts): void {
  for (const part of names.flatMap((name) => [...findShown(form, name)])) part.remove();
}

/** A copy of a part, with its texts. */
export function copyPart(form: Element, name: PartName, texts: SlotTexts = {}): HTMLElement | undefined {
  const template = findTemplate(form, name);
  if (!template) return undefined;
  const part = document.importNode(template.content, true).firstElementChild as HTMLElement;
  part.setAttribute(partAttribute, name);
  for (const slot of part.querySelectorAll('slot')) slot.replaceWith(texts[slot.name] ?? slot.textContent);
  return part;
}

/**
 * Shows a part where its template is. Screen readers announce what is added to an alert or a status, so that follows the part
 * itself; a part that gets the focus is read then.
 */
export function show(form: HTMLFormElement, name: PartName, texts: SlotTexts = {}): HTMLElement | undefined {
  const part = copyPart(form, name, texts);
  if (!part) return undefined;
  const template = findTemplate(form, name);
  clear(form, [name]);
  template?.after(part);
  if (part.matches('[role]:not([tabindex])')) {
    const content = [...part.childNodes];
    part.replaceChildren();
    setTimeout(() => {
      part.append(...content);
    });
  }
  if (closest(template, `[${toastsAttribute}]`)) expire(part);
  return part;
}

/** Closes a message after its time, which stops while the pointer or the focus is on it. */
function expire(toast: HTMLElement): void {
  let left = lifetime;
  const timer = setInterval(() => {
    if (!toast.matches(':hover,:focus-within')) left -= tick;
    if (left === 0) toast.remove();
    if (!toast.isConnected) clearInterval(timer);
  }, tick);
}

/** Says what is wrong with a control, beside it; without a text, that it is fine. */
export function setError(form: HTMLFormElement, control: Control, text?: string | null): void {
  const group = control.type === 'radio' ? closest(control, 'fieldset') : control;
  if (!group) return;
  const id = `${group.id}-error`;
  const notes = new Set(group.getAttribute('aria-describedby')?.split(' ')).add(id);
  document.getElementById(id)?.remove();
  const error = text ? copyPart(form, 'error', {text}) : undefined;
  if (error) {
    error.id = id;
    if (group === control) group.after(error);
    else group.append(error);
  } else notes.delete(id);
  if (group === control) group.ariaInvalid = error ? 'true' : null;
  if (notes.size > 0) group.setAttribute('aria-describedby', [...notes].join(' '));
  else group.removeAttribute('aria-describedby');
}

/** Focuses a part of a form, in the middle of the window. */
export function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus({preventScroll: true});
  element?.scrollIntoView({block: 'center'});
}

/** Writes the email that replaces the form, where it is offered: one line per short field, then the long texts. */
export function fillDraft(form: HTMLFormElement): void {
  const [part] = findShown(form, 'mail');
  const link = part?.querySelector<HTMLAnchorElement>('a[href^=mailto]');
  if (!part || !link) return;
  const {pathname: to, searchParams} = new URL(link.getAttribute(draftAttribute) ?? link.href);
  link.setAttribute(draftAttribute, link.getAttribute(draftAttribute) ?? link.href);
  const {name, others} = readFilled(form);
  const lines = [`Name: ${name}`];
  for (const control of others.filter(({type}) => type !== 'textarea')) {
    const label = closest(control, 'fieldset')?.querySelector('legend') ?? control.labels?.[0];
    lines.push(`${label?.textContent.replace(/ \(.*/, '')}: ${control.value}`);
  }
  for (const {type, value} of others) if (type === 'textarea') lines.push('', value);
  const body = lines.join('\n');
  part.querySelector(`[${copyAttribute}]:not([${copyAttribute}="${to}"])`)?.setAttribute(copyAttribute, body);
  const subject = `${searchParams.get('subject')} ${name}`;
  link.href = composeMailto({to, subject, body}, mailtoLimit(navigator.userAgent));
}
