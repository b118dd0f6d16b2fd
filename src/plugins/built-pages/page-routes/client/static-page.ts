import {outsideReact} from '#src/lib/outside-react';
import {page} from './page';

import {createElement, type ReactNode} from 'react';

/** A page without a part that needs React: each of its elements stays as the build rendered it. */
export function StaticPage(): ReactNode {
  return page.elements?.map((name, index) => createElement(name, {key: index, ...outsideReact}));
}
