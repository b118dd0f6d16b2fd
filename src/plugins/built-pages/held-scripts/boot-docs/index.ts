import {codeLanguageAttribute} from '#src/lib/code-language';
import {docsMenuId, showCurrentPage} from '#src/lib/docs-menu';
import {attempt, closest} from '../boot/page';

/* Added to the boot script on pages with the docs menu or code in several languages. */

const storageKey = 'code-language';
const group = `[${codeLanguageAttribute}]`;

function show(language: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(`${group} input`)) {
    if (input.value === language) input.checked = true;
  }
}

/** Shows code in the language the visitor chose, possibly on an earlier page. */
function showChosen(): void {
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

window.addEventListener('change', keepChosen, true);
document.addEventListener('DOMContentLoaded', () => {
  showChosen();
  const menu = document.getElementById(docsMenuId);
  if (menu) showCurrentPage(menu);
});
