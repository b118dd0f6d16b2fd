import {demoDialogId} from '#src/lib/demo-dialog';
import {IconButton} from '#src/ui/actions/IconButton';
import {Heading} from '#src/ui/Heading';
import {DialogSide, type DialogSideProps} from './DialogSide';
import {OtherWays, type OtherWaysProps} from './OtherWays';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type DemoDialogProps = DialogSideProps & {
  title: string;
  other: OtherWaysProps;
  /** The calendar, which is an island. */
  children: ReactNode;
};

/**
 * The booking dialog. Buttons open it natively (`command="show-modal"`), so it works without React, which adds the
 * calendar while it is open. Until then, and without JavaScript, it shows other ways to book.
 */
export function DemoDialog({title, facts, text, host, other, children}: DemoDialogProps): ReactNode {
  return (
    <dialog id={demoDialogId} className={styles.dialog} aria-labelledby={`${demoDialogId}-title`} closedby="any">
      <div className={styles.content}>
        {/* First in the DOM, though it's shown on the right: keyboard users would otherwise have to tab through the
            frame to close the dialog. */}
        <form method="dialog" className={styles.close}>
          <IconButton type="submit" icon="close" label="Close" />
        </form>
        <DialogSide facts={facts} text={text} host={host}>
          <Heading level={2} look="h4" id={`${demoDialogId}-title`} className={styles.title}>
            {title}
          </Heading>
        </DialogSide>
        <div className={styles.main}>
          {children}
          <div className={styles.other}>
            <p>You can book your demo another way:</p>
            <OtherWays {...other} />
          </div>
        </div>
      </div>
    </dialog>
  );
}
