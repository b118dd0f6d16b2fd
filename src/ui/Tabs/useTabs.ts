import {useEffectEvent, useLayoutEffect, useState, type KeyboardEvent} from 'react';

export type TabsOptions<Key extends string> = {
  /** Prefix of the element IDs; unique on the page. */
  id: string;
  keys: readonly Key[];
  initial: Key;
  /** `vertical` adds the up and down arrows. */
  orientation?: 'horizontal' | 'vertical';
  /** Called when the visitor selects a tab, but not by `select`. */
  onSelect?: (key: Key) => void;
};

export type TabProps = {
  type: 'button';
  role: 'tab';
  id: string;
  'aria-selected': boolean;
  'aria-controls': string;
  /** Read by the script that switches tabs before React starts (src/plugins/built-pages/held-scripts). */
  'data-key': string;
  tabIndex: 0 | -1;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type PanelProps = {role: 'tabpanel'; id: string; 'aria-labelledby': string; tabIndex: 0; hidden: boolean};

export type Tabs<Key extends string> = {
  selected: Key;
  /** Shows a tab without calling `onSelect`. */
  select: (key: Key) => void;
  listProps: {role: 'tablist'; 'aria-orientation': 'horizontal' | 'vertical'};
  tabProps: (key: Key) => TabProps;
  panelProps: (key: Key) => PanelProps;
};

/**
 * State and attributes of the ARIA tabs pattern with automatic activation: arrow keys, Home and End move focus and
 * select (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). Without JavaScript, all panels are shown.
 */
export function useTabs<Key extends string>(options: TabsOptions<Key>): Tabs<Key> {
  const {id, keys, initial, orientation = 'horizontal', onSelect} = options;
  const [selected, setSelected] = useState(initial);
  const tabId = (key: Key): string => `${id}-tab-${key}`;

  // A visitor may have selected a tab before React started: keep it.
  const adopt = useEffectEvent(() => {
    const shown = keys.find((key) => document.getElementById(tabId(key))?.getAttribute('aria-selected') === 'true');
    if (shown === undefined || shown === initial) return;
    setSelected(shown);
    onSelect?.(shown);
  });
  useLayoutEffect(() => {
    adopt();
  }, []);

  const choose = (key: Key): void => {
    setSelected(key);
    onSelect?.(key);
  };

  const move = (event: KeyboardEvent, from: Key): void => {
    const index = keys.indexOf(from);
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      ...(orientation === 'vertical' && {ArrowDown: index + 1, ArrowUp: index - 1}),
      Home: 0,
      End: keys.length - 1,
    };
    const target = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    const next = target === undefined ? undefined : keys[(target + keys.length) % keys.length];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabId(next))?.focus();
  };

  return {
    selected,
    select: setSelected,
    listProps: {role: 'tablist', 'aria-orientation': orientation},
    tabProps: (key) => ({
      type: 'button',
      role: 'tab',
      id: tabId(key),
      'aria-selected': key === selected,
      'aria-controls': `${id}-panel-${key}`,
      'data-key': key,
      tabIndex: key === selected ? 0 : -1,
      onClick: () => {
        choose(key);
      },
      onKeyDown: (event) => {
        move(event, key);
      },
    }),
    panelProps: (key) => ({
      role: 'tabpanel',
      id: `${id}-panel-${key}`,
      'aria-labelledby': tabId(key),
      tabIndex: 0,
      hidden: key !== selected,
    }),
  };
}
