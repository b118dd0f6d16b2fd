import {codeLanguageProps} from '#src/lib/code-language';
import styles from './styles.module.scss';

import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';

export type TabPanelProps = {
  /** What the tab says. */
  label: string;
  children: ReactNode;
};

export type TabPanelsProps = {
  /** Name of the choice for screen readers. A choice of `Language` is kept for other pages. */
  label: string;
  /** Two to four `TabPanel` elements. */
  children: ReactNode;
};

/** One choice of `TabPanels`, which draws it. */
export function TabPanel({children}: TabPanelProps): ReactNode {
  return children;
}

function isPanel(node: ReactNode): node is ReactElement<TabPanelProps> {
  return isValidElement(node) && node.type === TabPanel;
}

/** The same thing in several ways, one at a time. The choice is a radio button's work, so it needs no script. */
export function TabPanels({label, children}: TabPanelsProps): ReactNode {
  const panels = Children.toArray(children).filter(isPanel);
  const name = useId();
  return (
    <div className={styles.tabs}>
      <fieldset className={styles.list} {...codeLanguageProps(label)}>
        <legend className={styles.legend}>{label}</legend>
        {panels.map(({props}, index) => (
          <label key={props.label} className={styles.tab}>
            <input type="radio" name={name} value={props.label} defaultChecked={index === 0} />
            {props.label}
          </label>
        ))}
      </fieldset>
      {panels.map(({props}) => (
        <div key={props.label} className={styles.panel}>
          {props.children}
        </div>
      ))}
    </div>
  );
}
