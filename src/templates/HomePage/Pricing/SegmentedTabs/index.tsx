import {createTabProps} from '#src/parts/tabs/tab-props';
import {SectionHead} from '#src/ui/SectionHead';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SegmentedTab = {key: string; label: string; panel: ReactNode};

export type SegmentedTabsProps = {
  /** ID of the tab list, unique on the page, and the query parameter that keeps the tab in the URL. */
  id: string;
  title: string;
  text?: string;
  /** Name of the tab list for screen readers. */
  label: string;
  /** The first one is selected initially. */
  tabs: readonly [SegmentedTab, ...SegmentedTab[]];
};

/** Section head with a segmented control on the right, and the panel that it selects. */
export function SegmentedTabs({id, title, text, label, tabs}: SegmentedTabsProps): ReactNode {
  const {listProps, tabProps, panelProps} = createTabProps(id, tabs[0].key, id);
  return (
    <>
      <SectionHead
        title={title}
        text={text}
        aside={
          <div className={styles.track} aria-label={label} {...listProps}>
            {tabs.map((tab) => (
              <button key={tab.key} className={styles.segment} {...tabProps(tab.key)}>
                {tab.label}
              </button>
            ))}
          </div>
        }
      />
      <div className={styles.panels}>
        {tabs.map((tab) => (
          <div key={tab.key} {...panelProps(tab.key)}>
            {tab.panel}
          </div>
        ))}
      </div>
    </>
  );
}
