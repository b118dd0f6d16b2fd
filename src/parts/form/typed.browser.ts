import {honeypotField} from '#src/contracts/hidden-fields';
import {attempt} from '#src/lib/browser/dom';
import {topicAttribute} from './names';

/** A control in which visitors type or choose. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Key in the tab's storage. */
export const typedKey = 'typed';

/** Values by form and name, and what visitors typed about themselves, by autofill name. */
const readKept = (): Record<string, string> =>
  attempt(() => JSON.parse(sessionStorage.getItem(typedKey) ?? '{}') as Record<string, string>) ?? {};

const keep = (kept: Record<string, string>): void =>
  attempt(() => {
    sessionStorage.setItem(typedKey, JSON.stringify(kept));
  });

const keyOf = ({form, name}: Control): string => `${form?.getAttribute('action')} ${name}`;

/** The controls of a form that visitors fill in. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((element) =>
    element.matches(`input:not([type=hidden],[name=${honeypotField}]),textarea`),
  ) as Control[];

/** Whether a control is no option, or the selected one. */
const isChosen = (control: Control): boolean => control.type !== 'radio' || control.matches(':checked');

/** What a visitor has filled in: the full name, and the controls with everything else. */
export function readFilled(form: HTMLFormElement): {name: string; others: Control[]} {
  const filled = controlsOf(form).filter((control) => isChosen(control) && control.value.trim() !== '');
  const isName = ({autocomplete}: Control): boolean => autocomplete.endsWith('name');
  const names = filled.filter(isName).map(({value}) => value.trim());
  return {name: names.join(' '), others: filled.filter((control) => !isName(control))};
}

/** Keeps what was typed in this tab, for a reload and for the next form, until the tab is closed. */
export function keepTyped(form: HTMLFormElement): void {
  const kept = readKept();
  for (const control of controlsOf(form).filter(isChosen)) {
    kept[keyOf(control)] = control.value;
    if (control.autocomplete) kept[control.autocomplete] = control.value;
  }
  kept['name'] = readFilled(form).name || (kept['name'] ?? '');
  keep(kept);
}

/** Forgets what was typed in a form, once it is accepted. What visitors typed about themselves stays for the next form. */
export function forgetTyped(form: HTMLFormElement): void {
  const accepted = controlsOf(form).map(keyOf);
  keep(Object.fromEntries(Object.entries(readKept()).filter(([key]) => !accepted.includes(key))));
}

/** Fills what is still as the page had it: with what was typed before, here or in another form, or with what the URL asks for. */
export function fillTyped(form: HTMLFormElement): void {
  const kept = readKept();
  const query = new URLSearchParams(location.search);
  const topics = [...form.querySelectorAll<HTMLTemplateElement>(`[${topicAttribute}]`)];
  const topic = topics.find((template) => template.getAttribute(topicAttribute) === query.get('topic'));
  for (const control of controlsOf(form)) {
    const typed = kept[keyOf(control)];
    if (control.type === 'radio') {
      const isUntouched = form.querySelector(`[name=${control.name}]:checked`)?.matches('[checked]');
      if (isUntouched && control.value === (query.get('plan') ?? typed)) (control as HTMLInputElement).checked = true;
    } else if (control.value === '') {
      const asked = topic?.parentElement === control.parentElement ? topic.content.textContent : '';
      control.value = typed || kept[control.autocomplete] || asked;
    }
  }
}
