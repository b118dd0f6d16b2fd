import Link from '@docusaurus/Link';
import type {IndustryTab} from '#src/content/industry-tabs/types';
import {ActionLink} from '#src/ui/ActionLink';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import styles from './panel.module.scss';

import type {ReactNode} from 'react';

/** Inside of one tab: headline, reasons, link, and four cards that lead to the same page. */
export function IndustryPanel({tab}: {tab: IndustryTab}): ReactNode {
  return (
    <>
      <div className={styles.top}>
        <div>
          <Heading level={3} look="h2" className={styles.title}>
            {tab.title}
          </Heading>
          <p className={styles.subtitle}>{tab.subtitle}</p>
          <p className={styles.more}>
            <ActionLink action={tab.link} arrow />
          </p>
        </div>
        <CheckList items={tab.reasons} className={styles.reasons} />
      </div>
      <ul className={styles.cards}>
        {tab.features.map((feature) => (
          <li key={feature.title}>
            <Link to={tab.link.to} className={styles.card}>
              <Icon name={feature.icon} className={styles.icon} />
              <Heading level={4}>{feature.title}</Heading>
              <p className={styles.text}>{feature.description}</p>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
