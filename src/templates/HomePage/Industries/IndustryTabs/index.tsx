import type {IndustryKey, IndustryTab} from '#src/content/schema/industry-tabs';
import {createTabProps} from '#src/parts/tabs/tab-props';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import industryPanelStyles from './panel.module.scss';
import styles from './styles.module.scss';
import tabStyles from './tab.module.scss';

import type {ReactNode} from 'react';

/** Content of a tab: picture, headline, reasons, link, and four cards that link to the same page. */
function IndustryPanel({tab, picture}: {tab: IndustryTab; picture: ReactNode}): ReactNode {
  return (
    <>
      {picture}
      <div className={industryPanelStyles.top}>
        <Heading level={3} look="h3">
          {tab.title}
        </Heading>
        <p>{tab.subtitle}</p>
        <ActionLink action={tab.link} arrow />
        <CheckList items={tab.reasons} />
      </div>
      <ul className={industryPanelStyles.cards}>
        {tab.features.map((feature) => (
          <li key={feature.title}>
            <Link to={tab.link.to}>
              <b>{feature.title}</b> {feature.description}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export type IndustryTabsProps = {
  tabs: readonly IndustryTab[];
  /** Name of the tab list for screen readers. */
  label: string;
  /** Renders the picture above a tab's text. */
  drawPicture: (key: IndustryKey) => ReactNode;
};

/** Industries as a row of tabs, which small screens scroll, over the place of each. Every panel is in the HTML. */
export function IndustryTabs({tabs, label, drawPicture}: IndustryTabsProps): ReactNode {
  // `?tab=`: the specification names the parameter.
  const {listProps, tabProps, panelProps} = createTabProps('industry', tabs[0]?.key ?? '', 'tab');

  return (
    <div className={styles.frame}>
      <div className={styles.scroller}>
        <div className={styles.list} aria-label={label} {...listProps}>
          {tabs.map((tab) => (
            <button key={tab.key} className={tabStyles.tab} {...tabProps(tab.key)}>
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.panels}>
        {tabs.map((tab) => (
          <div key={tab.key} className={styles.panel} {...panelProps(tab.key)}>
            <IndustryPanel tab={tab} picture={drawPicture(tab.key)} />
          </div>
        ))}
      </div>
    </div>
  );
}
