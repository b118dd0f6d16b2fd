import type {Example} from '#src/ui/example';
import {CompanyMark, CompanySymbol} from './index';

export const example: Example = {
  purpose: 'A customer’s one-color sign and name, above or beside a quote.',
  variants: {
    'company="Clearwater Dental"': <CompanyMark company="Clearwater Dental" />,
    'CompanySymbol, size={26}': <CompanySymbol company="Ridgeline Insurance" size={26} />,
  },
};
