import {outsideReact} from '#src/lib/outside-react';

import {createElement, type ReactNode} from 'react';

/**
 * Replaces the header in browsers: HTML, the boot script and the page script do all of its work, so React leaves it as the
 * build rendered it, and pages load neither its code nor its links a second time.
 */
export default function Header(): ReactNode {
  return createElement('header', outsideReact);
}
