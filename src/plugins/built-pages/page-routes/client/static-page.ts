import {outsideReact} from '#src/lib/outside-react';
import {page} from './page';

import {createElement, type ReactNode} from 'react';

/** A page without React parts: its elements stay as built. */
export function StaticPage(): ReactNode {
  return page.elements?.map((name, index) => createElement(name, {key: index, ...outsideReact}));
}
