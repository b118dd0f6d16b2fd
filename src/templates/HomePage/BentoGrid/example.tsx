import {homeTools} from '#src/content/home/tools';
import {Reaction} from '#src/pictures/scenes/Reaction';
import type {Example} from '#src/ui/example';
import {BentoGrid, type BentoCell} from './index';

const places: readonly Pick<BentoCell, 'span' | 'ground'>[] = [
  {span: 7, ground: 'plain'},
  {span: 5, ground: 'mint'},
  {span: 5, ground: 'warm'},
  {span: 7, ground: 'band'},
];

const cells = places.flatMap((place, index): BentoCell[] => {
  const cell = homeTools.cells[index];
  return cell ? [{...cell, ...place, picture: <Reaction content={cell.picture} />}] : [];
});

export const example: Example = {
  purpose: 'Large cells over a product window. The window does one thing, under a pointer, at a tap or with Space.',
  variants: {'span, ground': <BentoGrid cells={cells} />},
};
