import {demoDialogId} from '#src/lib/demo-dialog';
import {needsReact} from '#src/lib/needs-react';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {IconButton} from '#src/ui/actions/IconButton';
import {CalendarFrame, type CalendarFrameProps} from './CalendarFrame';
import {DialogSide, type DialogSideProps} from './DialogSide';
import {sandboxOf} from './frame-rights';
import {useOpeners} from './useOpeners';
import {useOpenState} from './useOpenState';
import styles from './styles.module.scss';

import {useRef, type ReactNode} from 'react';

export type DemoDialogProps = CalendarFrameProps & DialogSideProps & {title: string};

/**
 * The booking dialog. Buttons open it natively (`command="show-modal"`), so it works without React, which adds the
 * calendar while it is open. Without JavaScript a lazy frame loads when the dialog opens.
 */
export function DemoDialog({title, facts, text, host, ...calendar}: DemoDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useOpenState(dialog);
  useOpeners(dialog);
  return (
    <dialog
      ref={dialog}
      id={demoDialogId}
      className={styles.dialog}
      aria-labelledby={`${demoDialogId}-title`}
      closedby="any"
      {...needsReact}
    >
      <div className={styles.content}>
        {/* First in the DOM, though it's shown on the right: keyboard users would otherwise have to tab through the
            frame to close the dialog. */}
        <form method="dialog" className={styles.close}>
          <IconButton type="submit" label="Close">
            <Icon name="close" />
          </IconButton>
        </form>
        <DialogSide facts={facts} text={text} host={host}>
          <Heading level={2} look="h4" id={`${demoDialogId}-title`} className={styles.title}>
            {title}
          </Heading>
        </DialogSide>
        <div className={styles.main}>
          {open && <CalendarFrame {...calendar} />}
          <noscript>
            <iframe
              title="Schedule Demo Calendar"
              src={calendar.calendarUrl}
              {...sandboxOf(calendar.calendarUrl)}
              loading="lazy"
            />
          </noscript>
        </div>
      </div>
    </dialog>
  );
}
