import {company} from '#src/content/company/company';
import type {Example} from '#src/templates/StyleguidePage/types';
import {Logo, LogoMark} from './index';

export const example: Example = {
  use: 'The same in both themes, never recolored or outlined. The clear space is half the mark.',
  layout: 'row',
  looks: {
    Logo: <Logo name={company.name} />,
    LogoMark: ([20, 32, 48] as const).map((size) => <LogoMark key={size} size={size} />),
  },
};
