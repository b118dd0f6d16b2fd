import {useCallback, useState} from 'react';

export type ActiveOption = {
  /** Index of the option that Enter opens, or -1. */
  active: number;
  onKeyDown: (event: KeyboardEvent) => void;
  reset: () => void;
};

/**
 * Keyboard navigation of a combobox: arrow keys move through the options and back to the field, Enter opens one. Focus
 * stays in the field (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 * @param optionId Returns the element ID of an option.
 */
export function useActiveOption(count: number, optionId: (index: number) => string): ActiveOption {
  const [chosen, setChosen] = useState(-1);
  const active = chosen < count ? chosen : -1;
  const move = (to: number): void => {
    setChosen(to);
    document.getElementById(optionId(to))?.scrollIntoView({block: 'nearest'});
  };
  const reset = useCallback(() => {
    setChosen(-1);
  }, []);
  return {
    active,
    reset,
    onKeyDown(event) {
      // While an input method is composing, Enter only commits the text.
      if (event.isComposing || count === 0) return;
      if (event.key === 'ArrowDown') move(active + 1 < count ? active + 1 : -1);
      else if (event.key === 'ArrowUp') move(active === -1 ? count - 1 : active - 1);
      else if (event.key === 'Enter' && active >= 0) document.getElementById(optionId(active))?.click();
      else return;
      event.preventDefault();
    },
  };
}
