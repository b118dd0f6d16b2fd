import type {StyleTokens} from '#src/content/schema/styleguide';
import {styleguide} from '#src/content/styleguide/page';
import Writing from '#src/content/styleguide/writing.mdx';
import {StyleguidePage} from '#src/templates/StyleguidePage';

import type {ReactNode} from 'react';

/** Route of `/styleguide`, which src/plugins/styleguide adds in development and previews only. */
export default function Styleguide({tokens}: {tokens: StyleTokens}): ReactNode {
  return <StyleguidePage content={styleguide} tokens={tokens} writing={<Writing />} />;
}
