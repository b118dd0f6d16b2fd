import {closest} from '#src/lib/browser/dom';
import {backAttribute} from './names';

/** Goes back in history, or to the home page: a new tab has no previous page. */
export function listenForBack(): void {
  document.addEventListener('click', ({target}) => {
    if (!closest(target, `[${backAttribute}]`)) return;
    if (history.length > 1) history.back();
    else location.assign('/');
  });
}
