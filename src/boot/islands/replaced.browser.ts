import type {Current} from '#src/islands/names';

type Control = HTMLElement & {value?: string; checked?: boolean};

/** Controls by what the HTML calls them: an extension may have added some of its own. */
function listControls(root: HTMLElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>('button,form,input,select,textarea')) {
    const names = ['id', 'name', 'type', 'value'].map((name) => control.getAttribute(name));
    let key = [control.localName, ...names].join();
    while (controls.has(key)) key += '+';
    controls.set(key, control);
  }
  return controls;
}

/**
 * React replaces what it runs if a translator or an extension has changed it. Returns a function to call then, which moves the
 * focus and what the visitor has typed to the new elements.
 */
export function keepControls(root: HTMLElement): () => Current {
  const before = listControls(root);
  let focused = document.activeElement;
  root.addEventListener('focusin', ({target}) => {
    focused = target as Element;
  });
  return () => {
    const after = listControls(root);
    const replacements = new Map<Element, Element | undefined>(
      Array.from(before, ([key, control]) => [control, after.get(key)]),
    );
    const current = <Part extends Element>(part: Part): Part =>
      part.isConnected ? part : ((replacements.get(part) ?? part) as Part);
    for (const control of before.values()) {
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
