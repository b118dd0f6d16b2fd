import {styleguide} from '@site/src/content/styleguide';
import Writing from '@site/src/content/styleguide/writing.mdx';
import {StyleguidePage} from '@site/src/templates/StyleguidePage';

import type {ReactNode} from 'react';

/** `/styleguide`: not listed and not indexed. */
export default function Styleguide(): ReactNode {
  return <StyleguidePage content={styleguide} writing={Writing} />;
}
