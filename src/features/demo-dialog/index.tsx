import {demoDialogId} from '#src/lib/demo-dialog';
import {Heading} from '#src/ui/Heading';
import {IconButton} from '#src/ui/actions/IconButton';
import {CalendarSkeleton} from './CalendarSkeleton';
import {CalendarFrame, type CalendarFrameProps} from './CalendarFrame';
import {DialogSide, type DialogSideProps} from './DialogSide';
import {OtherWays} from './OtherWays';
import {useOpenState} from './useOpenState';
import styles from './styles.module.scss';

import {useRef, type ReactNode} from 'react';

export type DemoDialogProps = CalendarFrameProps & DialogSideProps & {title: string};

/**
 * The booking dialog. Buttons open it natively (`command="show-modal"`), so it works without React, which adds the
 * calendar while it is open. Until then, and without JavaScript, it shows other ways to book.
 */
export function DemoDialog({title, facts, text, host, ...calendar}: DemoDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useOpenState(dialog);
  return (
    <dialog
      ref={dialog}
      id={demoDialogId}
      className={styles.dialog}
      aria-labelledby={`${demoDialogId}-title`}
      closedby="any"
    >
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
          {open ? (
            <CalendarFrame {...calendar} />
          ) : (
            <div className={styles.waiting}>
              <CalendarSkeleton />
              <p>You can also book your demo another way:</p>
              <OtherWays {...calendar} />
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}
