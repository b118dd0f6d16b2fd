import {useEffect, useRef, type RefObject} from 'react';

function choices(fieldset: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(fieldset?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
}

/** Keeps the scene in the URL: `#lead-4` opens the fourth, and a choice replaces the hash without a history entry. */
export function useSceneHash(id: string): {ref: RefObject<HTMLFieldSetElement | null>; onChange: () => void} {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const [first, ...others] = choices(ref.current);
    const requested = others.find((choice) => choice.id === location.hash.slice(1));
    // Keeps a scene that the visitor chose before React started.
    if (first?.checked && requested) requested.checked = true;
  }, []);
  const onChange = (): void => {
    const chosen = choices(ref.current).find(({checked}) => checked);
    const hash = chosen && /^\d$/.test(chosen.value) ? chosen.id : id;
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${hash}`);
  };
  return {ref, onChange};
}
