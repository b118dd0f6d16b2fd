import type {IndustryTab} from '#src/content/schema/industry-tabs';
import {Link} from '#src/ui/Link';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import styles from './panel.module.scss';

import type {ReactNode} from 'react';

/** Content of a tab: picture, headline, reasons, link, and four cards that link to the same page. */
export function IndustryPanel({tab, picture}: {tab: IndustryTab; picture: ReactNode}): ReactNode {
  return (
    <>
      {picture}
      <div className={styles.top}>
        <Heading level={3} look="h3">
          {tab.title}
        </Heading>
        <p>{tab.subtitle}</p>
        <ActionLink action={tab.link} arrow />
        <CheckList items={tab.reasons} />
      </div>
      <ul className={styles.cards}>
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
