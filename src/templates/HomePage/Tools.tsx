import {ProductPicture} from '#src/mocks/ProductPicture';
import type {Picture} from '#src/mocks/types';
import {BentoGrid, type BentoCell} from '#src/sections/BentoGrid';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

type Tool = Pick<BentoCell, 'title' | 'description' | 'linkLabel' | 'to'> & {picture: Picture};

export type ToolsProps = {
  title: string;
  aside: string;
  cells: readonly [Tool, Tool, Tool, Tool];
};

/** Wide and narrow, then narrow and wide; every ground once. */
const places = [
  {span: 7, ground: 'plain'},
  {span: 5, ground: 'mint'},
  {span: 5, ground: 'warm'},
  {span: 7, ground: 'band'},
] as const;

/** The four feature cards. */
export function Tools({title, aside, cells}: ToolsProps): ReactNode {
  const placed = cells.map((cell, index) => ({
    ...cell,
    ...(places[index] ?? places[0]),
    picture: <ProductPicture bare picture={cell.picture} />,
  }));
  return (
    <Section id="features">
      <SectionHead title={title} aside={aside} />
      <BentoGrid cells={placed} />
    </Section>
  );
}
