import type {FaqItem} from '#src/content/schema/page';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type AccordionProps = {
  /** Groups the items, so that the browser keeps at most one open. Unique on the page. */
  name: string;
  items: readonly FaqItem[];
};

/** Questions and answers, one open at a time, the first one initially. Works without JavaScript. */
export function Accordion({name, items}: AccordionProps): ReactNode {
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        <details key={item.question} name={name} open={index === 0}>
          <summary className={styles.question}>{item.question}</summary>
          <p className={styles.answer}>{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
