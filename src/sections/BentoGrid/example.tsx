import {homeTools} from '#src/content/home/tools';
import {ProductPicture} from '#src/mocks/ProductPicture';
import type {Example} from '#src/templates/StyleguidePage/types';
import {BentoGrid, type BentoCell} from './index';

const places: readonly Pick<BentoCell, 'span' | 'ground'>[] = [
  {span: 7, ground: 'plain'},
  {span: 5, ground: 'mint'},
  {span: 5, ground: 'warm'},
  {span: 7, ground: 'band'},
];

const cells = places.flatMap((place, index): BentoCell[] => {
  const cell = homeTools.cells[index];
  return cell ? [{...cell, ...place, picture: <ProductPicture bare picture={cell.picture} />}] : [];
});

export const example: Example = {
  use: 'Large cells over a product window. The whole cell is the link, and each ground appears once.',
  looks: {'span, ground': <BentoGrid cells={cells} />},
};
