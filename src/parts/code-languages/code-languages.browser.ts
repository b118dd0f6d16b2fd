import {attempt, closest} from '#src/lib/browser/dom';
import {codeLanguageAttribute} from '#src/lib/code-language';

const storageKey = 'code-language';
const group = `[${codeLanguageAttribute}]`;

function show(language: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(`${group} input`)) {
    if (input.value === language) input.checked = true;
  }
}

/** Shows code in the language the visitor chose, possibly on an earlier page. */
export function showChosenLanguage(): void {
  const language = attempt(() => localStorage.getItem(storageKey));
  if (language) show(language);
}

/** Stores the chosen language and shows it in all samples on the page. */
function keepChosen({target}: Event): void {
  if (!(target instanceof HTMLInputElement) || !closest(target, group)) return;
  const {value} = target;
  show(value);
  attempt(() => {
    localStorage.setItem(storageKey, value);
  });
}

/** Keeps code samples in the language the visitor chooses. */
export function listenForLanguages(): void {
  window.addEventListener('change', keepChosen, true);
}
