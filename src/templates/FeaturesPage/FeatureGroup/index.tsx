import type {FeatureGroupContent} from '#src/content/schema/features';
import {Picture} from '#src/pictures/Picture';
import {Link} from '#src/ui/Link';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import grounds from '#src/ui/grounds.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

export type FeatureGroupProps = {
  group: FeatureGroupContent;
  /** Whether the product window is above or below the features. */
  window: 'first' | 'last';
};

/** A ruled group: title in columns 1–3, product window and four features in 4–12. */
export function FeatureGroup({group, window}: FeatureGroupProps): ReactNode {
  const {id, title, text, picture, ground, items} = group;
  const titleId = useId();
  return (
    <Section id={id} spacing="none" labelledBy={titleId} className={styles.group}>
      <div className={styles.head}>
        <Heading level={2} look="h3" id={titleId}>
          {title}
        </Heading>
        <Text above="label" measure="narrow">
          {text}
        </Text>
      </div>
      <div className={clsx(styles.body, window === 'last' && styles.reversed)}>
        <div className={clsx(styles.stage, grounds[ground])}>
          <Picture picture={picture} bare />
        </div>
        <ul className={styles.cells}>
          {items.map((item) => (
            <li key={item.title} className={styles.cell}>
              <Icon name={item.icon} className={styles.icon} />
              <Heading level={3} look="h4">
                <Link to={item.to} className={styles.link}>
                  {item.title}
                </Link>
              </Heading>
              <p>{item.description}</p>
              <ActionLink action={item.guide} className={styles.guide} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
