import {ProductPicture} from '#src/mocks/ProductPicture';
import type {Picture} from '#src/mocks/types';
import {RuledList, type RuledRow} from '#src/sections/RuledList';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

export type SolutionsProps = {
  title: string;
  rows: readonly (Pick<RuledRow, 'title' | 'description' | 'to'> & {picture: Picture})[];
};

/** The solution cards, as ruled rows. */
export function Solutions({title, rows}: SolutionsProps): ReactNode {
  return (
    <Section id="solutions" rule>
      <SectionHead title={title} />
      <RuledList rows={rows.map(({picture, ...row}) => ({...row, media: <ProductPicture picture={picture} />}))} />
    </Section>
  );
}
