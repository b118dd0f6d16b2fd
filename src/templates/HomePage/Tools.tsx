import type {Tool} from '#src/content/schema/home';
import {Shot} from '#src/pictures/Shot';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {BentoGrid} from './BentoGrid';

import type {ReactNode} from 'react';

export type ToolsProps = {
  title: string;
  aside: string;
  cells: readonly [Tool, Tool, Tool, Tool];
};

/** Wide and narrow, then narrow and wide, with a different background for each. */
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
    picture: <Shot picture={cell.picture} bare />,
  }));
  return (
    <Section id="features">
      <SectionHead title={title} aside={aside} />
      <BentoGrid cells={placed} />
    </Section>
  );
}
