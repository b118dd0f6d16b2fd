import {codeLanguageProps} from '#src/lib/code-language';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import {Children, isValidElement, type ReactElement, type ReactNode, useId} from 'react';

export type TabPanelProps = {
  /** Text of the tab. */
  label?: string;
  /** Text of a tab without a label, and the tab to show first, as `TabItem` of Docusaurus has them. */
  value?: string;
  default?: boolean;
  children: ReactNode;
};

export type TabPanelsProps = {
  /** Name of the tabs for screen readers. The choice for `Language` is remembered across pages. */
  label: string;
  /** Up to 16 `TabPanel` elements. */
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
  const panels = Children.toArray(children)
    .filter(isPanel)
    .map(({props}) => ({...props, label: props.label || (props.value ?? '')}));
  const first = Math.max(
    0,
    panels.findIndex((panel) => panel.default),
  );
  const name = useId();
  return (
    <div className={styles.tabs}>
      <fieldset className={styles.list} data-nosnippet="" {...codeLanguageProps(label)}>
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        {panels.map((panel, index) => (
          <label key={panel.label} className={styles.tab}>
            <input type="radio" name={name} value={panel.label} defaultChecked={index === first} />
            {panel.label}
          </label>
        ))}
      </fieldset>
      {panels.map((panel) => (
        <div key={panel.label} className={styles.panel}>
          {panel.children}
        </div>
      ))}
    </div>
  );
}
