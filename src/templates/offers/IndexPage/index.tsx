import type {FamilyIndex, IndexPageContent} from '#src/content/schema/families';
import type {Action} from '#src/content/schema/page';
import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {Picture} from '#src/pictures/Picture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {PageHead} from '#src/sections/PageHead';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionRow} from '#src/ui/actions/ActionRow';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import type {Picture as AnyPicture} from '#src/world/schema/picture';
import {PlaceGrid} from './PlaceGrid';
import styles from './family-cards.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

type FamilyCard = {
  title: string;
  description: string;
  to: string;
  items?: readonly string[];
  picture?: AnyPicture | undefined;
  /** A button in addition to the card's link. */
  action?: Action;
  /** Heading level. */
  level: 2 | 3;
};

/** Cards that link to the pages of a family, each with its own picture. */
function FamilyCards({cards}: {cards: readonly FamilyCard[]}): ReactNode {
  return (
    <div className={styles.cards}>
      {cards.map(({title, description, to, items, picture, action, level}) => (
        <article key={to} className={styles.card}>
          <div className={clsx(styles.picture, picture && styles[picture.kind])}>
            {picture && <Picture picture={picture} bare />}
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

export type IndexPageProps = {content: IndexPageContent; pages: FamilyIndex};

/** Index of a family of pages: one card per page, each with its own picture. */
export function IndexPage({content, pages}: IndexPageProps): ReactNode {
  const {meta, title, aside, actions, rowAction, closing} = content;
  const cards = pages.map(({also, ...page}): FamilyCard => ({
    ...page,
    level: also ? 3 : 2,
    ...(rowAction && {action: {...rowAction, about: `about ${page.title}`}}),
  }));
  const tiles = pages.flatMap(({place, title: name, description, to}) =>
    place === undefined ? [] : [{title: name, description, to, place}],
  );
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside}>
        {actions && <ActionRow actions={actions} />}
      </PageHead>
      <Section spacing="flush">
        {tiles.length === pages.length ? <PlaceGrid tiles={tiles} /> : <FamilyCards cards={cards} />}
      </Section>
      <ClosingBand closing={closing} aside={freeTimes && <FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
