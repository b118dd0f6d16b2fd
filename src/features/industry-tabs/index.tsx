import type {IndustryKey, IndustryTab} from '#src/content/schema/industry-tabs';
import {IndustryPanel} from './IndustryPanel';
import {parameter} from './tab-url';
import {useIndustryTabs} from './useIndustryTabs';
import styles from './styles.module.scss';
import tabStyles from './tab.module.scss';

import {useMemo, type ReactNode} from 'react';

export type IndustryTabsProps = {
  tabs: readonly [IndustryTab, ...IndustryTab[]];
  /** Name of the tab list for screen readers. */
  label: string;
  /** Renders the picture above a tab's text. */
  drawPicture: (key: IndustryKey, index: number) => ReactNode;
};

/** Industries as vertical tabs, or a scrollable row on small screens. Every panel is in the HTML. */
export function IndustryTabs({tabs, label, drawPicture}: IndustryTabsProps): ReactNode {
  const keys = useMemo((): readonly IndustryKey[] => tabs.map((tab) => tab.key), [tabs]);
  const {listProps, tabProps, panelProps} = useIndustryTabs('industry', keys, tabs[0].key);

  return (
    <div className={styles.frame}>
      <div className={styles.scroller}>
        <div className={styles.list} aria-label={label} data-parameter={parameter} {...listProps}>
          {tabs.map((tab) => (
            <button key={tab.key} className={tabStyles.tab} {...tabProps(tab.key)}>
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.panels}>
        {tabs.map((tab, index) => (
          <div key={tab.key} className={styles.panel} {...panelProps(tab.key)}>
            <IndustryPanel tab={tab} picture={drawPicture(tab.key, index)} />
          </div>
        ))}
      </div>
    </div>
  );
}
