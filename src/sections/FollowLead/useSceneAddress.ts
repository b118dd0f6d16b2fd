import {useEffect, useRef, type RefObject} from 'react';

function choices(fieldset: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(fieldset?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
}

/**
 * Keeps the scene in the address: `#lead-4` opens the fourth one, and a choice is written there without a history
 * entry. Without React the story plays all the same.
 */
export function useSceneAddress(id: string): {ref: RefObject<HTMLFieldSetElement | null>; onChange: () => void} {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const [first, ...others] = choices(ref.current);
    const asked = others.find((choice) => choice.id === location.hash.slice(1));
    // A scene that the visitor has chosen before React ran stays.
    if (first?.checked && asked) asked.checked = true;
  }, []);
  const onChange = (): void => {
    const chosen = choices(ref.current).find(({checked}) => checked);
    const hash = chosen && /^\d$/.test(chosen.value) ? chosen.id : id;
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${hash}`);
  };
  return {ref, onChange};
}
