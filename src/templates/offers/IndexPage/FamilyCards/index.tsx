import type {Action} from '#src/content/schema/page';
import type {Picture as AnyPicture} from '#src/content/schema/pictures/picture';
import {Picture} from '#src/pictures/Picture';
import {Link} from '#src/ui/Link';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FamilyCard = {
  title: string;
  description: string;
  to: string;
  items?: readonly string[];
  picture: AnyPicture;
  /** A button in addition to the card's link. */
  action?: Action;
  /** Heading level. */
  level: 2 | 3;
};

/** Cards that link to the pages of a family, each with its own picture. */
export function FamilyCards({cards}: {cards: readonly FamilyCard[]}): ReactNode {
  return (
    <div className={styles.cards}>
      {cards.map(({title, description, to, items, picture, action, level}) => (
        <article key={to} className={styles.card}>
          <div className={styles.picture}>
            <Picture picture={picture} bare />
          </div>
          <div className={styles.words}>
            <Heading level={level} look="h3">
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <Text above="pair">{description}</Text>
            {items && <CheckList items={items} />}
            {action && (
              <p className={styles.action}>
                <ActionButton action={action} variant="secondary" />
              </p>
            )}
          </div>
        </article>
      ))}
    </div>
  );
}
