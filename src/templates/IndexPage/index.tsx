import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import type {Action, Closing, PageMeta} from '#src/content/types';
import {Drawing} from '#src/mocks/Drawing';
import type {OfferPicture} from '#src/mocks/drawings';
import type {ArtName} from '#src/mocks/parts/Art/scenes';
import {ClosingBand} from '#src/sections/ClosingBand';
import {PageHead} from '#src/sections/PageHead';
import {RuledList, type RuledRow} from '#src/sections/RuledList';
import {SceneGrid} from '#src/sections/SceneGrid';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/ActionButton';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type IndexPageContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  /** Buttons under the heading. */
  actions?: readonly Action[];
  /** Link of each row besides its title. */
  rowAction?: Extract<Action, {opensDemo: true}>;
  /** Over the buttons under the rows. The pages without a row come first, then `actions`. */
  after?: {text: string; actions?: readonly Action[]};
  closing: Closing;
};

/** A row: name and address of a page, one sentence, a small window. */
export type FamilyRow = {
  title: string;
  description: string;
  to: string;
  items?: string[];
  picture: OfferPicture;
  art?: ArtName;
};

/** Pages of a family, as src/plugins/page-families lists them. */
export type FamilyIndex = {
  rows: readonly FamilyRow[];
  /** Links to the pages without a row. */
  others: readonly Action[];
};

export type IndexPageProps = {content: IndexPageContent; pages: FamilyIndex};

/** Index of a family of pages: a grid of places, or one ruled row a page, each with a small product window. */
export function IndexPage({content, pages: {rows, others}}: IndexPageProps): ReactNode {
  const {meta, title, aside, actions, rowAction, after, closing} = content;
  const ruled = rows.map(({picture, ...row}): RuledRow => ({
    ...row,
    media: <Drawing picture={picture} />,
    ...(rowAction && {action: {...rowAction, about: `about ${row.title}`}}),
  }));
  const tiles = rows.flatMap(({art, picture, title: name, description, to}) =>
    art === undefined ? [] : [{title: name, description, to, art, window: <Drawing picture={picture} bare />}],
  );
  const more = [...others, ...(after?.actions ?? [])];
  const buttons = (items: readonly Action[], first: 'primary' | 'secondary'): ReactNode => (
    <div className={styles.buttons}>
      {items.map((action, index) => (
        <ActionButton key={action.label} action={action} size="lg" variant={index === 0 ? first : 'secondary'} />
      ))}
    </div>
  );
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside}>
        {actions && buttons(actions, 'primary')}
      </PageHead>
      <Section spacing="flush">
        {tiles.length === rows.length ? <SceneGrid tiles={tiles} /> : <RuledList rows={ruled} level={2} />}
        {more.length > 0 && (
          <div className={styles.after}>
            {after && <Text measure="wide">{after.text}</Text>}
            {buttons(more, 'secondary')}
          </div>
        )}
      </Section>
      <ClosingBand closing={closing} aside={<FreeTimes words={freeTimes} />} />
    </MarketingPage>
  );
}
