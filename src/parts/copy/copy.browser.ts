import {closest} from '#src/lib/browser/dom';
import {addressOf} from '#src/lib/browser/form-address';
import {copiedAttribute, copyAttribute, copyFileAttribute, outcomeAttribute, shownOutcomeAttribute} from './names';

const outcomes = {copied: 'Copied', refused: 'Copying is blocked', lost: 'Reload to copy'} as const;

/** How long a button shows the outcome, in ms. */
const duration = 2000;

const timers = new WeakMap<Element, number>();

/** Shows the outcome in the button and announces it, for two seconds. `lost`: the script that copies did not load. */
export function showOutcome(button: HTMLElement, outcome: keyof typeof outcomes | undefined): void {
  clearTimeout(timers.get(button));
  if (outcome) button.setAttribute(shownOutcomeAttribute, outcome);
  else button.removeAttribute(shownOutcomeAttribute);
  for (const place of button.parentElement?.querySelectorAll(`[${outcomeAttribute}]`) ?? [])
    place.textContent = outcome ? outcomes[outcome] : '';
  if (outcome) timers.set(button, window.setTimeout(showOutcome, duration, button, undefined));
}

/** The text to copy, which is known when it is copied. */
function textFor(button: HTMLElement): string {
  const text = button.getAttribute(copyAttribute) ?? '';
  if (text !== '') return text;
  if (button instanceof HTMLButtonElement && button.form) return addressOf(button.form);
  const code = closest(button, `[${copiedAttribute}]`)?.querySelector('pre');
  return (code?.textContent ?? '').replace(/\n$/, '');
}

/** Copies a file. The clipboard gets it as a promise, because Safari forgets the click while a page waits. */
async function copyFile(address: string): Promise<keyof typeof outcomes> {
  let outcome: keyof typeof outcomes = 'refused';
  const text = (async () => {
    outcome = 'lost';
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    const content = await response.blob();
    outcome = 'refused';
    return new Blob([content], {type: 'text/plain'});
  })();
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
    return 'copied';
  } catch {
    await text.catch(() => undefined);
    return outcome;
  }
}

async function copy(button: HTMLElement): Promise<void> {
  const file = button.getAttribute(copyFileAttribute);
  if (file !== null) {
    showOutcome(button, await copyFile(file));
    return;
  }
  try {
    await navigator.clipboard.writeText(textFor(button));
    showOutcome(button, 'copied');
  } catch {
    // The browser may ask for permission first, and pages without HTTPS have no clipboard (a TypeError).
    showOutcome(button, 'refused');
  }
}

/** Copies text with the buttons of CopyButton. */
export function listenForCopy(): void {
  document.addEventListener('click', ({target}) => {
    const button = closest(target, `button[${copyAttribute}]`);
    if (button) void copy(button);
  });
}
