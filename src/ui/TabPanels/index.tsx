import {useTabs} from '#src/ui/Tabs/useTabs';
import styles from './styles.module.scss';

import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';

export type TabPanelProps = {
  /** What the tab says. */
  label: string;
  children: ReactNode;
};

export type TabPanelsProps = {
  /** Name of the choice for screen readers: “Language”. */
  label: string;
  /** `TabPanel` elements, two or more. */
  children: ReactNode;
};

/** One choice of `TabPanels`, which draws it. */
export function TabPanel({children}: TabPanelProps): ReactNode {
  return children;
}

function isPanel(node: ReactNode): node is ReactElement<TabPanelProps> {
  return isValidElement(node) && node.type === TabPanel;
}

/** The same thing in several ways, one at a time. All of them are in the HTML and show without JavaScript. */
export function TabPanels({label, children}: TabPanelsProps): ReactNode {
  const panels = Children.toArray(children).filter(isPanel);
  const keys = panels.map((_, index) => String(index));
  const {listProps, tabProps, panelProps} = useTabs({id: useId(), keys, initial: '0'});
  return (
    <div>
      <div className={styles.list} aria-label={label} {...listProps}>
        {panels.map(({props}, index) => (
          <button key={props.label} className={styles.tab} {...tabProps(String(index))}>
            {props.label}
          </button>
        ))}
      </div>
      {panels.map(({props}, index) => (
        <div key={props.label} className={styles.panel} {...panelProps(String(index))}>
          {props.children}
        </div>
      ))}
    </div>
  );
}
