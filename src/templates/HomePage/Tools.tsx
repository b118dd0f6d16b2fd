import {Reaction} from '#src/pictures/scenes/Reaction';
import type {ReactionContent} from '#src/content/schema/pictures/reactions';
import {BentoGrid, type BentoCell} from './BentoGrid';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

type Tool = Pick<BentoCell, 'title' | 'description' | 'to' | 'reaction'> & {picture: ReactionContent};

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
    picture: <Reaction content={cell.picture} />,
  }));
  return (
    <Section id="features">
      <SectionHead title={title} aside={aside} />
      <BentoGrid cells={placed} />
    </Section>
  );
}
