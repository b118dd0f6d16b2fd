import type {Example} from '#src/templates/StyleguidePage/types';
import {MethodBadge} from './index';

export const example: Example = {
  use: 'The HTTP method of a request, in a list or before its URL.',
  looks: Object.fromEntries(
    ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => [method, <MethodBadge key={method} method={method} />]),
  ),
};
