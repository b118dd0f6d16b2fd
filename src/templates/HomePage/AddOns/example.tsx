import {homeAddOns} from '#src/content/home/offers';
import type {Example} from '#src/templates/StyleguidePage/types';
import {AddOns} from './index';

export const example: Example = {
  purpose: 'Services added to a plan, in columns with a link each.',
  variants: {items: <AddOns items={homeAddOns.items} />},
};
