import {styleguide} from '#src/content/styleguide/index';
import Writing from '#src/content/styleguide/writing.mdx';
import {StyleguidePage} from '#src/templates/StyleguidePage';

import type {ReactNode} from 'react';

/** `/styleguide`: not listed and not indexed. */
export default function Styleguide(): ReactNode {
  return <StyleguidePage content={styleguide} writing={Writing} />;
}
