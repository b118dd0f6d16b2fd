import type {Action, Step} from '#src/content/schema/page';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {FactList} from '#src/ui/FactList';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import factStyles from './facts.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type LineStep = Step & {
  /** Label and value pairs under the text, such as how long the step takes. */
  facts?: readonly {label: string; value: string}[];
};

export type StepLineProps = {
  title: string;
  text?: string;
  /** Three or four steps. */
  steps: readonly LineStep[];
  /** `climb`: each step is higher than the one before. */
  shape?: 'climb' | 'flat';
  action?: Action;
  /** ID of the heading. */
  id?: string;
};

/** Numbered boxes joined by a line; the last box is lime. */
export function StepLine({title, text, steps, shape = 'flat', action, id}: StepLineProps): ReactNode {
  return (
    <div className={clsx(styles.frame, styles[shape])}>
      <div className={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {text !== undefined && (
          <Text look="lead" above="text" measure="narrow">
            {text}
          </Text>
        )}
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            {/* Screen readers already announce the numbers of the list. */}
            <div className={styles.rail} aria-hidden="true">
              <span className={styles.number}>{index + 1}</span>
            </div>
            <Heading level={3} className={styles.title}>
              {step.title}
            </Heading>
            <Text above="label" measure="narrow">
              {step.description}
            </Text>
            {step.facts && <FactList facts={step.facts} className={factStyles.facts} />}
          </li>
        ))}
      </ol>
      {action && (
        <div className={styles.action}>
          <ActionButton action={action} variant="accent" size="lg" />
        </div>
      )}
    </div>
  );
}
