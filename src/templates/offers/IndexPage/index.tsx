import type {IndexPageContent, FamilyIndex} from '#src/content/schema/families';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import {Picture} from '#src/pictures/Picture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {PageHead} from '#src/sections/PageHead';
import {FamilyCards, type FamilyCard} from './FamilyCards';
import {SceneGrid} from './SceneGrid';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionRow} from '#src/ui/actions/ActionRow';
import {stack} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';

import type {ReactNode} from 'react';

export type IndexPageProps = {content: IndexPageContent; pages: FamilyIndex};

/** Index of a family of pages: one card per page, each with its own picture. */
export function IndexPage({content, pages}: IndexPageProps): ReactNode {
  const {meta, title, aside, actions, rowAction, after, closing} = content;
  const cards = pages.map(({also, ...page}): FamilyCard => ({
    ...page,
    level: also ? 3 : 2,
    ...(rowAction && {action: {...rowAction, about: `about ${page.title}`}}),
  }));
  const tiles = pages.flatMap(({art, picture, title: name, description, to}) =>
    art === undefined ? [] : [{title: name, description, to, art, window: <Picture picture={picture} bare />}],
  );
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside}>
        {actions && <ActionRow actions={actions} />}
      </PageHead>
      <Section spacing="flush">
        {tiles.length === pages.length ? <SceneGrid tiles={tiles} /> : <FamilyCards cards={cards} />}
        {after && (
          <div className={stack('text', {above: 'group'})}>
            <Text measure="wide">{after.text}</Text>
            <ActionRow actions={after.actions} first="secondary" />
          </div>
        )}
      </Section>
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
