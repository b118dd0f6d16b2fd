import {toasts} from '#src/lib/toast-store';
import {ActionButton} from '#src/ui/ActionButton';
import {Alert} from '#src/ui/Alert';
import {Button} from '#src/ui/Button';
import {Example} from '../../parts/Example';
import type {ChapterProps} from '../../types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Alerts, a button for each toast, and one that opens the booking dialog. */
export function Messages({content: {samples}}: ChapterProps): ReactNode {
  return (
    <>
      <Example of="ui/Alert">
        <div className={styles.alerts}>
          {samples.alerts.map(({tone, title, text}) => (
            <Alert key={tone} tone={tone} title={title}>
              {text !== undefined && <p>{text}</p>}
            </Alert>
          ))}
        </div>
      </Example>
      <Example of="features/toasts">
        <div className={styles.buttons}>
          {samples.toasts.map(({label, toast}) => (
            <Button
              key={label}
              variant="secondary"
              onClick={() => {
                toasts.show(toast);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </Example>
      <Example of="features/demo-dialog">
        <div className={styles.buttons}>
          <ActionButton action={samples.book} />
        </div>
      </Example>
    </>
  );
}
