import type {ChapterProps} from '../../types';
import styles from './styles.module.scss';

import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** What writers type in MDX, and what comes of it. The text is MDX itself. */
export function Writing({writing: Text}: ChapterProps): ReactNode {
  return (
    <div className={clsx('markdown', styles.text)}>
      <MDXContent>
        <Text />
      </MDXContent>
    </div>
  );
}
