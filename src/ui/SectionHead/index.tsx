import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SectionHeadProps = {
  title: ReactNode;
  text?: ReactNode;
  /** Right column, aligned to the bottom: a sentence or a control. */
  aside?: ReactNode;
  /** Size of the title. `signature`: of an offer page's signature. */
  look?: 'h2' | 'signature';
  /** ID of the heading. */
  id?: string | undefined;
};

/** Title of a section in columns 1–8, aside in 9–12. */
export function SectionHead({title, text, aside, look = 'h2', id}: SectionHeadProps): ReactNode {
  return (
    <div className={styles.head}>
      <div>
        <Heading level={2} look={look} id={id}>
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
