import {styleguide} from '#src/content/styleguide/page';
import Writing from '#src/content/styleguide/writing.mdx';
import {StyleguidePage} from '#src/templates/StyleguidePage';
import type {StyleTokens} from '#src/templates/StyleguidePage/types';

import type {ReactNode} from 'react';

/** `/styleguide`: src/plugins/styleguide makes the route, in development and in previews only. */
export default function Styleguide({tokens}: {tokens: StyleTokens}): ReactNode {
  return <StyleguidePage content={styleguide} tokens={tokens} writing={<Writing />} />;
}
