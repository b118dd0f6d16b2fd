import type {Example} from '#src/ui/example';
import {Breadcrumbs} from './index';

export const example: Example = {
  purpose: 'Where an inner page is on the site. The last entry is the page itself.',
  variants: {
    items: <Breadcrumbs items={[{label: 'Solutions', to: '/solutions'}, {label: 'Book more clients'}]} />,
  },
};
