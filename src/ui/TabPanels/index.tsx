import {codeLanguageProps} from '#src/lib/code-language';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';

export type TabPanelProps = {
  /** Text of the tab. */
  label: string;
  children: ReactNode;
};

export type TabPanelsProps = {
  /** Name of the tabs for screen readers. The choice for `Language` is remembered across pages. */
  label: string;
  /** Two to eight `TabPanel` elements. */
  children: ReactNode;
};

/** One panel of `TabPanels`, which renders its tab. */
export function TabPanel({children}: TabPanelProps): ReactNode {
  return children;
}

function isPanel(node: ReactNode): node is ReactElement<TabPanelProps> {
  return isValidElement(node) && node.type === TabPanel;
}

/** Alternative versions of some content in tabs. Radio buttons switch tabs, so it works without JavaScript. */
export function TabPanels({label, children}: TabPanelsProps): ReactNode {
  const panels = Children.toArray(children).filter(isPanel);
  const name = useId();
  return (
    <div className={styles.tabs}>
      <fieldset className={styles.list} data-nosnippet="" {...codeLanguageProps(label)}>
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
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
