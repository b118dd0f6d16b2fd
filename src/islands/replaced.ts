import type {Current} from './dom';

type Control = HTMLElement & {value?: string; checked?: boolean};

const listControls = (island: HTMLElement): Control[] => [
  ...island.querySelectorAll<Control>('button,form,input,select,textarea'),
];

/**
 * React replaces the HTML of an island that a translator has changed. Returns a function to call then, which moves the focus
 * and what the visitor has typed to the new elements.
 */
export function keepControls(island: HTMLElement): () => Current {
  const before = listControls(island);
  let focused = document.activeElement;
  island.addEventListener('focusin', ({target}) => {
    focused = target as Element;
  });
  return () => {
    const after = listControls(island);
    const replacements = new Map<Element, Element | undefined>(before.map((control, index) => [control, after[index]]));
    const current = <Part extends Element>(part: Part): Part =>
      part.isConnected ? part : ((replacements.get(part) ?? part) as Part);
    for (const control of before) {
      const {value, checked} = control;
      const replacement = current(control);
      if (replacement === control) continue;
      if (value !== undefined) replacement.value = value;
      if (checked !== undefined) replacement.checked = checked;
    }
    if (focused?.isConnected === false) (current(focused) as HTMLElement).focus();
    return current;
  };
}
