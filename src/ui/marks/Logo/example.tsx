import {company} from '#src/content/company/company';
import type {Example} from '#src/ui/example';
import {Logo} from './index';

export const example: Example = {
  purpose: 'The same in both themes, never recolored or outlined. The clear space is half the mark.',
  variants: {name: <Logo name={company.name} />},
};
