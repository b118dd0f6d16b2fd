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
export function IndexPage({content, pages: {rows, others}}: IndexPageProps): ReactNode {
  const {meta, title, aside, actions, rowAction, after, closing} = content;
  const cards: FamilyCard[] = [
    ...rows.map((row) => ({
      ...row,
      level: 2 as const,
      ...(rowAction && {action: {...rowAction, about: `about ${row.title}`}}),
    })),
    ...others.map(({label, note, ...other}) => ({...other, title: label, description: note, level: 3 as const})),
  ];
  const tiles = rows.flatMap(({art, picture, title: name, description, to}) =>
    art === undefined ? [] : [{title: name, description, to, art, window: <Picture picture={picture} bare />}],
  );
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside}>
        {actions && <ActionRow actions={actions} />}
      </PageHead>
      <Section spacing="flush">
        {tiles.length === rows.length ? <SceneGrid tiles={tiles} /> : <FamilyCards cards={cards} />}
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
