import {codeLanguageAttribute} from '#src/lib/code-language';
import {attempt, closest} from './page';

const storageKey = 'code-language';
const group = `[${codeLanguageAttribute}]`;

function show(language: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(`${group} input`)) {
    if (input.value === language) input.checked = true;
  }
}

/** Shows code in the language the visitor chose, possibly on an earlier page. */
export function showCodeLanguage(): void {
  const language = attempt(() => localStorage.getItem(storageKey));
  if (language) show(language);
}

/** Stores the chosen language and shows it in all samples on the page. */
export function keepCodeLanguage({target}: Event): void {
  if (!(target instanceof HTMLInputElement) || !closest(target, group)) return;
  const {value} = target;
  show(value);
  attempt(() => {
    localStorage.setItem(storageKey, value);
  });
}
