import {Button} from '#src/ui/actions/Button';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** In place of a result that nothing calculates. It submits the form, whose numbers are then in the address. */
export function ReloadToCalculate({form}: {form: string}): ReactNode {
  return (
    <div className={styles.reload} data-scheme="band">
      <Button type="submit" form={form} variant="accent">
        Reload to calculate
      </Button>
    </div>
  );
}
