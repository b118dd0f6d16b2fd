import {toScript} from '#src/lib/structured-data/index';
import type {StructuredNode} from '#src/lib/structured-data/types';

import type {ReactNode} from 'react';

/** What a part of the page says to search engines. It stands beside the visible part that it repeats. */
export function StructuredData({node}: {node: StructuredNode}): ReactNode {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: toScript(node)}} />;
}
