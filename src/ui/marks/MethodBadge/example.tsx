import type {Example} from '#src/ui/example';
import {MethodBadge} from './index';

export const example: Example = {
  purpose: 'The HTTP method of a request, in a list or before its URL.',
  variants: Object.fromEntries(
    ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => [method, <MethodBadge key={method} method={method} />]),
  ),
};
