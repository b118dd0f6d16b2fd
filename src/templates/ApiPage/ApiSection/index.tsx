import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ApiSectionProps = {
  /** Id and text of the heading; none where the page's own title is in `children`. */
  id?: string;
  title?: string;
  /** Beside the text on a wide screen, where it stays in view; under it on a narrow one. */
  code?: ReactNode;
  children: ReactNode;
};

/** Text, and the code that belongs to it. */
export function ApiSection({id, title, code, children}: ApiSectionProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.section}>
      <div className={styles.text}>
        {title !== undefined && (
          <Heading level={2} look="h3" id={id} className={styles.title}>
            {title}
          </Heading>
        )}
        {children}
      </div>
      {code !== undefined && <div className={styles.code}>{code}</div>}
    </section>
  );
}
