import {outsideReact} from '#src/lib/outside-react';

import {createElement, type ReactNode} from 'react';

/**
 * Replaces the header in browsers. HTML, the boot script and the page script handle it, so React keeps the built HTML
 * and pages don't load its code.
 */
export default function Header(): ReactNode {
  return createElement('header', outsideReact);
}
