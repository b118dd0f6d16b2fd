import {codeLanguageAttribute} from '#src/lib/code-language';
import {attempt, closest} from './page';

const storageKey = 'code-language';
const group = `[${codeLanguageAttribute}]`;

function show(language: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(`${group} input`)) {
    if (input.value === language) input.checked = true;
  }
}

/** Shows the language that the visitor chose, also on an earlier page. */
export function showCodeLanguage(): void {
  const language = attempt(() => localStorage.getItem(storageKey));
  if (language) show(language);
}

/** Keeps a choice of language, and shows it in all code of the page. */
export function keepCodeLanguage({target}: Event): void {
  if (!(target instanceof HTMLInputElement) || !closest(target, group)) return;
  const {value} = target;
  show(value);
  attempt(() => {
    localStorage.setItem(storageKey, value);
  });
}
