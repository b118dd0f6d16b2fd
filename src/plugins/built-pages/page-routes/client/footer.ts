import {outsideReact} from '#src/lib/outside-react';

import {createElement, type ReactNode} from 'react';

/** Replaces the footer in browsers, for the same reason as ./header.ts. */
export default function Footer(): ReactNode {
  return createElement('footer', outsideReact);
}
