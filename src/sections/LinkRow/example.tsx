import {securityPage} from '#src/content/pages/security';
import type {Example} from '#src/templates/StyleguidePage/types';
import {LinkRow} from './index';

export const example: Example = {
  purpose: 'One thing to do, on one row between hairlines.',
  variants: {action: <LinkRow {...securityPage.report} />},
};
