import type {Step} from '#src/content/types';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type HowItWorksProps = {
  steps: readonly (Step & {picture: ReactNode})[];
};

/** Numbered columns, each under a product window that is cropped, not shrunk. */
export function HowItWorks({steps}: HowItWorksProps): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <div className={styles.picture}>{step.picture}</div>
          <p className={styles.number} aria-hidden="true">
            {index + 1}
          </p>
          <Heading level={3} look="h3">
            {step.title}
          </Heading>
          <Text above="label" measure="narrow">
            {step.description}
          </Text>
        </li>
      ))}
    </ol>
  );
}
