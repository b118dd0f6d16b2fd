import type {GuideTopic} from '#src/content/schema/mdx';
import {Link} from '#src/ui/Link';

import type {ReactNode} from 'react';

/** The guides of a topic, on its first page. `guides` is JSON from src/plugins/mdx-data. */
export default function DocCardList({guides = '[]'}: {guides?: string}): ReactNode {
  return (
    <ul>
      {(JSON.parse(guides) as GuideTopic['guides']).map(({title, text, to}) => (
        <li key={to}>
          <Link to={to}>{title}</Link>: {text}
        </li>
      ))}
    </ul>
  );
}
