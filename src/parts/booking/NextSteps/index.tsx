import {FactList} from '#src/ui/FactList';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type NextStepsProps = {rows: readonly {when: string; text: string}[]};

/** What happens next, and when. */
export function NextSteps({rows}: NextStepsProps): ReactNode {
  return <FactList facts={rows.map(({when, text}) => ({label: when, value: text}))} className={styles.steps} />;
}
