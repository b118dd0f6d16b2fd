import {bookMoreClients} from '#src/content/solutions/book-more-clients';
import {ProductPicture} from '#src/mocks/ProductPicture';
import type {Example} from '#src/templates/StyleguidePage/types';
import {HowItWorks} from './index';

const steps = bookMoreClients.howItWorks?.steps ?? [];

export const example: Example = {
  use: 'Three numbered columns, each under a cropped product window.',
  looks: {
    steps: <HowItWorks steps={steps.map((step) => ({...step, picture: <ProductPicture picture={step.picture} />}))} />,
  },
};
