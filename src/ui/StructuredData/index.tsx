import {toScript} from '#src/lib/structured-data/index';
import type {StructuredNode} from '#src/lib/structured-data/types';

import type {ReactNode} from 'react';

/** JSON-LD for search engines. Render it next to the visible content that it describes. */
export function StructuredData({node}: {node: StructuredNode}): ReactNode {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: toScript(node)}} />;
}
