import type {Action, Closing, PageMeta} from '#src/content/types';
import {CloseLine} from '#src/mocks/CloseLine';
import {ProductPicture} from '#src/mocks/ProductPicture';
import type {Picture} from '#src/mocks/types';
import {ClosingBand} from '#src/sections/ClosingBand';
import {PageHead} from '#src/sections/PageHead';
import {RuledList, type RuledRow} from '#src/sections/RuledList';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/ActionButton';
import {Section} from '#src/ui/Section';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type IndexPageContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  /** Buttons under the heading. */
  actions?: readonly Action[];
  rows: readonly (Omit<RuledRow, 'media'> & {picture?: Picture})[];
  /** Buttons under the rows, all of one rank. */
  after?: {text: string; actions: readonly Action[]};
  closing: Closing;
};

/** Index of an area: one ruled row a page, each with a small product window. */
export function IndexPage({content}: {content: IndexPageContent}): ReactNode {
  const {meta, title, aside, actions, rows, after, closing} = content;
  const media = rows.map(({picture, ...row}) => ({
    ...row,
    ...(picture && {media: <ProductPicture picture={picture} />}),
  }));
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
        <RuledList rows={media} level={2} />
        {after && (
          <div className={styles.after}>
            <p>{after.text}</p>
            {buttons(after.actions, 'secondary')}
          </div>
        )}
      </Section>
      <ClosingBand closing={closing} line={<CloseLine />} />
    </MarketingPage>
  );
}
