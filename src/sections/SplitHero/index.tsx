import type {Action} from '#src/content/types';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Breadcrumbs, type BreadcrumbsProps} from '#src/ui/Breadcrumbs';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SplitHeroProps = {
  /** Breadcrumbs after the home icon; omitted on top-level pages. */
  crumbs?: BreadcrumbsProps['items'];
  title: string;
  lead: string;
  /** Three short promises under the lead. */
  checks?: readonly string[];
  /** The first is the primary button, the second a secondary one; others are links beside them. */
  actions: readonly Action[];
  /** Right half: a product window or a list. */
  picture: ReactNode;
};

/** Hero of an inner page: text in columns 1–6, picture in 7–12. */
export function SplitHero({crumbs, title, lead, checks, actions, picture}: SplitHeroProps): ReactNode {
  return (
    <Section spacing="none" className={styles.hero}>
      {crumbs && <Breadcrumbs items={crumbs} />}
      <div className={styles.split}>
        <div className={styles.text}>
          <Heading level={1}>{title}</Heading>
          <Text look="lead" measure="wide">
            {lead}
          </Text>
          {checks && <CheckList items={checks} />}
          <div className={styles.actions}>
            {actions.slice(0, 2).map((action, index) => (
              <ActionButton
                key={action.label}
                action={action}
                variant={index === 0 ? 'primary' : 'secondary'}
                size="lg"
              />
            ))}
            {actions.slice(2).map((action) => (
              <ActionLink key={action.label} action={action} arrow className={styles.more} />
            ))}
          </div>
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    </Section>
  );
}
