import type {Example} from '#src/templates/StyleguidePage/types';
import {ProductMark} from './index';

export const example: Example = {
  purpose: 'A product of another company, beside its name. Never a real logo.',
  variants: {
    regular: <ProductMark name="Google Calendar" />,
    large: <ProductMark name="Stripe" size="large" />,
  },
};
