import {Alert} from '#src/ui/Alert';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FormAlertProps = {title: string; children: ReactNode};

/** What is wrong with a form as a whole, above it. Messages about a field are beside it. */
export function FormAlert({title, children}: FormAlertProps): ReactNode {
  return (
    <Alert tone="danger" title={title} live className={styles.above}>
      <p>{children}</p>
    </Alert>
  );
}
