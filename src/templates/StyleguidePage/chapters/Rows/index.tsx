import {ProductPicture} from '#src/mocks/ProductPicture';
import {Sparkline} from '#src/mocks/Sparkline';
import {BentoGrid, type BentoCell} from '#src/sections/BentoGrid';
import {LinkRow} from '#src/sections/LinkRow';
import {RuledList, type RuledRow} from '#src/sections/RuledList';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

const places: readonly Pick<BentoCell, 'span' | 'ground'>[] = [
  {span: 7, ground: 'plain'},
  {span: 5, ground: 'mint'},
  {span: 5, ground: 'warm'},
  {span: 7, ground: 'band'},
];

/** Large cells, ruled rows and a single row. */
export function Rows({content: {sections, samples}}: ChapterProps): ReactNode {
  const {cells, solutions, figures, link} = sections.rows;
  const placed = places.flatMap((place, index): BentoCell[] => {
    const cell = cells[index];
    return cell ? [{...cell, ...place, picture: <ProductPicture bare picture={cell.picture} />}] : [];
  });
  const pictured = solutions.map(({picture, ...row}): RuledRow => ({
    ...row,
    media: <ProductPicture picture={picture} />,
  }));
  const measured = figures.map(({trend, ...row}): RuledRow => ({...row, media: <Sparkline {...trend} />}));
  return (
    <>
      <Example of="sections/BentoGrid">
        <BentoGrid cells={placed} />
      </Example>
      <Example of="sections/RuledList">
        <Variant label="to, media">
          <RuledList rows={pictured} />
        </Variant>
        <Variant label="caption, figure, media">
          <RuledList rows={measured} />
        </Variant>
        <Variant label="items, action">
          <RuledList rows={[{...samples.row, items: samples.checks, action: samples.features}]} />
        </Variant>
      </Example>
      <Example of="sections/LinkRow">
        <LinkRow {...link} />
      </Example>
    </>
  );
}
