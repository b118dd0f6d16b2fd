import {scenesAttribute} from './names';

/** Keeps the scene of a story in the URL: `#lead-4` opens the fourth, and selecting a scene updates the hash. */
export function keepScenesInAddress(): void {
  const fieldset = document.querySelector<HTMLElement>(`[${scenesAttribute}]`);
  if (!fieldset) return;
  const [first, ...others] = fieldset.querySelectorAll<HTMLInputElement>('input[type=radio]');
  const asked = others.find(({id}) => id === location.hash.slice(1));
  const writeAddress = (): void => {
    const chosen = fieldset.querySelector<HTMLInputElement>('input[type=radio]:checked');
    const hash = chosen && /^\d$/.test(chosen.value) ? chosen.id : fieldset.getAttribute(scenesAttribute);
    // Keeps the state of the router in `npm run dev`.
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${hash ?? ''}`);
  };
  // A scene that the visitor has already selected stays.
  if (first?.checked === false) writeAddress();
  else if (asked) asked.checked = true;
  fieldset.addEventListener('change', writeAddress);
}
