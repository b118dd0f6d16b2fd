import type {Example} from '#src/templates/StyleguidePage/types';
import {CompanyMark} from './index';

export const example: Example = {
  use: 'A customer’s one-color sign and name, above or beside a quote.',
  looks: {
    'company="Clearwater Dental"': <CompanyMark company="Clearwater Dental" />,
    'size={26}': <CompanyMark company="Ridgeline Insurance" size={26} />,
  },
};
