import {homePricing} from '#src/content/home/offers';
import type {Example} from '#src/ui/example';
import {PlanTable} from './index';

const {lists, popularLabel} = homePricing;

export const example: Example = {
  purpose: 'One block of columns whose rows line up. The popular plan is not raised or scaled.',
  variants: Object.fromEntries(
    lists.map(({label, columns, foot}) => [
      label,
      <PlanTable key={label} columns={columns} popularLabel={popularLabel} foot={foot} />,
    ]),
  ),
};
