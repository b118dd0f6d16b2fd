import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SectionHeadProps = {
  title: ReactNode;
  /** Sentence under the title. */
  text?: ReactNode;
  /** Right column, bottom-aligned: a sentence or a control. */
  aside?: ReactNode;
  /** Smaller heading for a section that only lists. */
  look?: 'h2' | 'h3';
  /** Id of the heading. */
  id?: string | undefined;
};

/** Head of a section: title in columns 1–8, aside in 9–12. */
export function SectionHead({title, text, aside, look, id}: SectionHeadProps): ReactNode {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Heading level={2} {...(look && {look})} id={id}>
          {title}
        </Heading>
        {text !== undefined && (
          <Text above="row" measure="wide">
            {text}
          </Text>
        )}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
