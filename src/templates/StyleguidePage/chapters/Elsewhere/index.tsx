import Link from '@docusaurus/Link';
import type {ComponentNote} from '#src/content/styleguide/types';
import {Heading} from '#src/ui/Heading';
import type {ChapterProps} from '../../types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Components that cannot stand on this page, with the place where they are seen. */
export function Elsewhere({content: {components}}: ChapterProps): ReactNode {
  const notes: readonly [string, ComponentNote][] = Object.entries(components);
  return (
    <ul>
      {notes.flatMap(([key, {use, seen}]) =>
        seen === undefined
          ? []
          : [
              <li key={key} className={styles.row} data-component={key}>
                <div>
                  <Heading level={3} look="h4">
                    {key.split('/').at(-1)}
                  </Heading>
                  <code className={styles.path}>src/{key}</code>
                </div>
                <p>{use}</p>
                <p>{seen.to === undefined ? seen.where : <Link to={seen.to}>{seen.where}</Link>}</p>
              </li>,
            ],
      )}
    </ul>
  );
}
