import {ProductPicture} from '#src/mocks/ProductPicture';
import {Example, type ExampleProps} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Folder that draws each kind of picture. */
const drawnBy = {
  analytics: 'mocks/Analytics',
  board: 'mocks/Board',
  booking: 'mocks/Booking',
  day: 'mocks/Day',
  flow: 'mocks/Flow',
  inbox: 'mocks/Inbox',
  list: 'mocks/List',
  record: 'mocks/Record',
  report: 'mocks/Report',
  thread: 'mocks/Thread',
  week: 'mocks/Week',
} as const satisfies Record<keyof ChapterProps['content']['pictures']['kinds'], ExampleProps['of']>;

const kinds = Object.keys(drawnBy) as (keyof typeof drawnBy)[];

/** Every kind of product picture, the whole app, and the picture of a cell. */
export function Pictures({content: {pictures}}: ChapterProps): ReactNode {
  return (
    <>
      {kinds.map((kind) => (
        <Example key={kind} of={drawnBy[kind]}>
          <div className={styles[kind === 'list' || kind === 'thread' || kind === 'week' ? 'small' : 'large']}>
            <ProductPicture picture={pictures.kinds[kind]} />
          </div>
        </Example>
      ))}
      <Example of="mocks/ProductPicture">
        <Variant label="kind: analytics, app">
          <ProductPicture picture={pictures.app} />
        </Variant>
        <Variant label="bare">
          <div className={styles.cell}>
            <ProductPicture picture={pictures.bare} bare />
          </div>
        </Variant>
      </Example>
    </>
  );
}
