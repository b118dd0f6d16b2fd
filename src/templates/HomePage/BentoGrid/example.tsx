import {homeTools} from '#src/content/home/tools';
import {Shot} from '#src/pictures/Shot';
import type {Example} from '#src/ui/example';
import {type BentoCell, BentoGrid} from './index';

const places: readonly Pick<BentoCell, 'span' | 'ground'>[] = [
  {span: 7, ground: 'plain'},
  {span: 5, ground: 'mint'},
  {span: 5, ground: 'warm'},
  {span: 7, ground: 'band'},
];

const cells = places.flatMap((place, index): BentoCell[] => {
  const cell = homeTools.cells[index];
  return cell ? [{...cell, ...place, picture: <Shot picture={cell.picture} bare />}] : [];
});

export const example: Example = {
  purpose: 'Large cells with a title over a picture of the application. Each is a link as a whole.',
  variants: {'span, ground': <BentoGrid cells={cells} />},
};
