import type {Action, FaqItem} from '#src/content/schema/page';
import {faqPage} from '#src/lib/structured-data/index';
import {Accordion} from '#src/ui/Accordion';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {StructuredData} from '#src/ui/StructuredData';
import {Text} from '#src/ui/Text';
import styles from '#src/ui/split.module.scss';

import type {ReactNode} from 'react';

export type FaqSplitProps = {
  title: string;
  items: readonly FaqItem[];
  /** Groups the items into one accordion; unique on the page. */
  name: string;
  /** Text under the heading; `action` is the link after it. */
  text?: string;
  action?: Action;
};

/** Questions in an accordion beside a sticky heading. */
export function FaqSplit({title, items, name, text, action}: FaqSplitProps): ReactNode {
  return (
    <div className={styles.split}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        {(text !== undefined || action) && (
          <Text above="text" measure="narrow">
            {text} {action && <ActionLink action={action} />}
          </Text>
        )}
      </div>
      <div>
        <Accordion name={name} items={items} />
        <StructuredData node={faqPage(items)} />
      </div>
    </div>
  );
}
