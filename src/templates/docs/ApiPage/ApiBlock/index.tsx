import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ApiBlockProps = {
  id: string;
  title: string;
  /** Under the title. */
  text?: string | undefined;
  children: ReactNode;
};

/** A titled part of a section, such as the query parameters. */
export function ApiBlock({id, title, text, children}: ApiBlockProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div>
      <Heading level={2} look="h3" id={id} className={styles.title}>
        {title}
      </Heading>
      {text !== undefined && <p className={styles.note}>{text}</p>}
      {children}
    </div>
  );
}
