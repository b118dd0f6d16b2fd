import {partAttribute, type PartName, type SlotTexts} from '#src/contracts/form-parts';
import {formTokenHeader, formTokenPath, idempotencyField, idempotencyHeader} from '#src/contracts/hidden-fields';
import {closest} from '#src/lib/browser/dom';
import {openMailClient} from '#src/lib/forms/mailto';
import {missingAttribute, sendingAttribute} from '#src/ui/names';
import {suggestDomain} from './email-typo.browser';
import {clear, fillDraft, findTemplate, focusOn, setError, show} from './form-states.browser';
import {closeAttribute, endsAttribute, sendsAttribute, tokenAttribute} from './names';
import {type Control, controlsOf, fillTyped, forgetTyped, keepTyped} from './typed.browser';

/**
 * An answer of the server; without one, the status is 0. Events on the form have it as their detail. A listener prevents the
 * default of `form:sent` if the answer lacks what it needs, and that of `form:refused` if it says itself what is wrong.
 */
export type Answer = {ok: boolean; status: number; body?: unknown};

/** What is kept of a form while its page is open. */
type Visit = {
  isBusy?: boolean;
  /** When the form was first touched, and the signed time of that, its token. */
  touchedAt?: number;
  token?: string;
  /** The idempotency key, and the content it is for: the same for a repeat, a new one after any change. */
  content?: string;
  key?: string;
  /** Earlier answers of a form that sends choices: one at a time, so that the last one is stored last. */
  queue?: Promise<unknown>;
};

/** Problem details (RFC 9457): the server's advice, and a message for each wrong field. */
type Problem = {detail?: string; errors?: Readonly<Record<string, string>>} | undefined;

/** In milliseconds. Without an answer by then, values count as not sent; their key makes a retry safe. */
const timeout = 30_000;

/** Milliseconds after which a new token is requested. The server accepts one for a day. */
const renewAfter = 12 * 60 * 60 * 1000;

const sends = `form[${sendsAttribute}]`;

const visits = new WeakMap<HTMLFormElement, Visit>();

function visitOf(form: HTMLFormElement): Visit {
  const visit = visits.get(form) ?? {};
  visits.set(form, visit);
  return visit;
}

/** Whether a form sends choices as they are made, and nothing about the visitor. */
const isAnonymous = (form: HTMLFormElement): boolean => form.getAttribute(sendsAttribute) === 'change';

const formOf = (target: EventTarget | null): HTMLFormElement | null => closest(target, sends) as HTMLFormElement | null;

/** While a form is sent, its fields can't be changed and its button says so. Twice changes them back. */
function toggleBusy(form: HTMLFormElement): void {
  const visit = visitOf(form);
  visit.isBusy = !visit.isBusy;
  for (const control of controlsOf(form)) control.readOnly = visit.isBusy;
  const button = [...form.elements].find((element) => element.hasAttribute(sendingAttribute));
  const label = button?.querySelector('span');
  if (!button || !label) return;
  button.ariaDisabled = button.ariaBusy = visit.isBusy ? 'true' : null;
  const text = button.getAttribute(sendingAttribute);
  button.setAttribute(sendingAttribute, label.textContent);
  label.textContent = text;
}

/** 128 random bits in hex. Not `crypto.randomUUID`, which a phone that opens the site on the local network lacks. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join('');

const readContent = (form: HTMLFormElement): string => JSON.stringify(Object.fromEntries(new FormData(form)));

/** Posts the values of a form. It does not throw: offline or timed out, there is no answer. */
async function post(form: HTMLFormElement): Promise<Answer> {
  const visit = visitOf(form);
  const content = readContent(form);
  if (!visit.key || (visit.content !== content && !isAnonymous(form))) visit.key = createKey();
  visit.content = content;
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [idempotencyHeader]: visit.key,
        ...(visit.token && {[formTokenHeader]: visit.token}),
      },
      body: content,
      signal: AbortSignal.timeout(timeout),
    });
    const {ok, status} = response;
    // Not every server answers in JSON.
    return {ok, status, body: await response.json().catch(() => undefined)};
  } catch {
    return {ok: false, status: 0};
  }
}

/** Tells others about an answer, and returns whether none of them takes it from here. */
const tell = (form: HTMLFormElement, event: 'form:sent' | 'form:refused', detail: Answer): boolean =>
  form.dispatchEvent(new CustomEvent<Answer>(event, {bubbles: true, cancelable: true, detail}));

/** The values are stored: thanks, and an empty form. */
function accept(form: HTMLFormElement): void {
  const texts = Object.fromEntries(controlsOf(form).map(({name, value}) => [name, value]));
  delete visitOf(form).key;
  forgetTyped(form);
  form.reset();
  clear(form, ['typo']);
  const part = show(form, 'sent', texts);
  if (!part || !findTemplate(form, 'sent')?.hasAttribute(endsAttribute)) return;
  form.replaceChildren(part);
  focusOn(form.querySelector<HTMLElement>('[tabindex]'));
}

/** Says what is wrong: beside the fields, or how to send the same as an email. */
function refuse(form: HTMLFormElement, answer: Answer): void {
  if (!tell(form, 'form:refused', answer)) return;
  const {detail: text, errors = {}} = (answer.body ?? {}) as NonNullable<Problem>;
  const wrong = controlsOf(form).filter(({name}) => errors[name]);
  for (const control of wrong) setError(form, control, errors[control.name]);
  const failed = show(form, 'failed', {text});
  const part = wrong.length > 0 && !failed ? undefined : (show(form, 'mail', {text}) ?? show(form, 'alert', {text}));
  setTimeout(() => {
    fillDraft(form);
    part?.scrollIntoView({block: 'center'});
    const draft = failed && part?.querySelector<HTMLAnchorElement>('a[href^=mailto]');
    if (draft) openMailClient(draft.href);
  });
  focusOn(wrong[0]);
}

const isEmpty = ({value}: Control): boolean => value.trim() === '';

/** One address, which may be copied from an email: `Marta Silva <marta@oakline.example>`. */
const address = /^([^<>@]*<|\s*mailto:)?\s*[^\s<>@]+@[^\s<>@,;]+\.[^\s<>@,;]+>?\s*$/i;

/** Whether a control lacks its value. What else is wrong with a value, the server says. */
const isMissing = (control: Control): boolean =>
  control.hasAttribute(missingAttribute) &&
  (isEmpty(control) || (control.type === 'email' && !address.test(control.value)));

/** Sends a form, unless something is missing. */
async function submit(form: HTMLFormElement): Promise<void> {
  if (visitOf(form).isBusy) return;
  clear(form);
  for (const control of controlsOf(form))
    setError(form, control, isMissing(control) ? control.getAttribute(missingAttribute) : '');
  const missing = controlsOf(form).filter(isMissing);
  if (missing.some(isEmpty)) show(form, 'missing');
  focusOn(missing[0]);
  if (missing.length > 0) return;
  toggleBusy(form);
  await visitOf(form).queue;
  const answer = await post(form);
  toggleBusy(form);
  if (answer.ok && tell(form, 'form:sent', answer)) accept(form);
  else refuse(form, answer);
}

/** Sends a choice while the visitor goes on. */
function sendChoice(form: HTMLFormElement): void {
  const visit = visitOf(form);
  const say = (name: PartName, texts?: SlotTexts): void => {
    clear(form);
    show(form, name, texts);
  };
  say('noted');
  visit.queue = Promise.resolve(visit.queue).then(async () => {
    const {ok, body} = await post(form);
    if (!ok) say('failed', {text: (body as Problem)?.detail});
  });
}

/**
 * Requests the token of a form when a field is first touched, so nothing is requested before the visitor acts. The button that
 * sends it doesn't count: a token that is a moment old when the form is sent looks like a robot's. The form is sent without one, too.
 */
async function touch(form: HTMLFormElement, target: EventTarget | null): Promise<void> {
  const visit = visitOf(form);
  const isRecent = Date.now() - (visit.touchedAt ?? 0) < renewAfter;
  if (!form.hasAttribute(tokenAttribute) || isRecent || closest(target, '[type=submit]')) return;
  visit.touchedAt = Date.now();
  try {
    const response = await fetch(formTokenPath, {signal: AbortSignal.timeout(timeout)});
    const {token} = (await response.json()) as {token?: string};
    if (token === undefined) throw new Error();
    visit.token = token;
  } catch {
    // The next touch tries again.
    delete visit.touchedAt;
  }
}

/** A message about what was typed goes, and an email to send instead follows it. */
function handleInput({target}: Event): void {
  const form = formOf(target);
  if (!form) return;
  setError(form, target as Control);
  fillDraft(form);
  if (!isAnonymous(form)) keepTyped(form);
}

/** Whether the mouse button is down, or what browsers make of a finger. */
let isPressed = false;

function handlePress({type}: MouseEvent): void {
  isPressed = type === 'mousedown';
}

/** Says whether the domain of an address looks like a slip. */
function suggest(form: HTMLFormElement, {value}: Control): void {
  clear(form, ['typo']);
  const text = suggestDomain(value);
  if (text) show(form, 'typo', {text});
}

/** An address with a slip in its domain gets a suggestion, which a press accepts. Nothing depends on it. */
function handleChange({target}: Event): void {
  const form = formOf(target);
  if (!form) return;
  const control = target as Control;
  if (control.type === 'radio' && isAnonymous(form)) sendChoice(form);
  if (control.type !== 'email') return;
  // A suggestion that comes or goes moves the button that is being pressed, which then gets no click.
  if (isPressed) addEventListener('mouseup', () => setTimeout(suggest, 0, form, control), {once: true});
  else suggest(form, control);
}

/** The element that had the focus before the button of a message. */
let cameFrom: EventTarget | null = null;

function handleClick(event: Event): void {
  const {target} = event;
  const form = formOf(target);
  if (form && visitOf(form).isBusy && closest(target, '[type=radio]')) event.preventDefault();
  const button = closest(target, `${sends} [${partAttribute}] button`);
  const part = closest(button, `[${partAttribute}]`);
  if (button?.hasAttribute(closeAttribute)) {
    part?.remove();
    // Returns keyboard users to where they were, instead of the top of the page.
    (cameFrom as HTMLElement | null)?.focus();
  }
  const email = part?.parentElement?.querySelector<HTMLInputElement>('[type=email]');
  if (!email || part?.getAttribute(partAttribute) !== 'typo') return;
  email.value = email.value.replace(/@.*/, `@${suggestDomain(email.value)}`);
  email.dispatchEvent(new Event('input', {bubbles: true}));
  email.focus();
  part.remove();
}

function handleFocus({target, relatedTarget}: FocusEvent): void {
  if (closest(target, `[${closeAttribute}]`)) cameFrom = relatedTarget;
  const form = formOf(target);
  if (form) void touch(form, target);
}

/** Sends forms without leaving the page. Without this script the browser posts them, and the server answers with a page. */
export function listenForForms(): void {
  addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form) return;
    event.preventDefault();
    void submit(form);
  });
  addEventListener('input', handleInput);
  addEventListener('change', handleChange);
  addEventListener('mousedown', handlePress);
  addEventListener('mouseup', handlePress);
  addEventListener('click', handleClick);
  addEventListener('focusin', handleFocus);
}

/** Prepares the forms of a page. */
export function readForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(sends)) {
    const isTyped = !isAnonymous(form);
    // Our messages replace the browser's.
    form.noValidate = isTyped;
    // The page for a rejected post has the key of what it was filled in with.
    const field = form.elements.namedItem(idempotencyField) as HTMLInputElement | null;
    if (field) Object.assign(visitOf(form), {content: readContent(form), key: field.value});
    // A choice made before this script ran.
    if (!isTyped && form.querySelector(':checked')) sendChoice(form);
    // One that was sent before this script ran stays as it was shown.
    if (isTyped && !form.querySelector('[aria-busy]')) fillTyped(form);
    if (form.contains(document.activeElement)) void touch(form, document.activeElement);
  }
}
