import {demoDialogId} from '@site/src/lib/demo-dialog';
import {Heading} from '@site/src/ui/Heading';
import {Icon} from '@site/src/ui/Icon';
import type {IconName} from '@site/src/ui/Icon/paths';
import {IconButton} from '@site/src/ui/IconButton';
import {Initials} from '@site/src/ui/Initials';
import {LogoMark} from '@site/src/ui/Logo';
import {CalendarFrame, type CalendarFrameProps} from './CalendarFrame';
import {useOpeners} from './useOpeners';
import {useOpenState} from './useOpenState';
import styles from './styles.module.scss';

import {useRef, type ReactNode} from 'react';

export type DemoDialogProps = CalendarFrameProps & {
  title: string;
  facts: readonly {icon: IconName; text: string}[];
  text: string;
  host: {name: string; role: string};
};

/**
 * The booking dialog. Buttons open it natively (`command="show-modal"`), before and without React;
 * React adds the calendar while it is open. Without JavaScript a lazy frame loads when the dialog shows.
 */
export function DemoDialog({title, facts, text, host, ...calendar}: DemoDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useOpenState(dialog);
  useOpeners(dialog);
  return (
    <dialog ref={dialog} id={demoDialogId} className={styles.dialog} aria-labelledby={`${demoDialogId}-title`} closedby="any">
      <div className={styles.content}>
        <div className={styles.side}>
          <span className={styles.mark}>
            <LogoMark size={36} />
          </span>
          <Heading level={2} look="h3" id={`${demoDialogId}-title`}>
            {title}
          </Heading>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact.text}>
                <Icon name={fact.icon} />
                {fact.text}
              </li>
            ))}
          </ul>
          <p className={styles.text}>{text}</p>
          <div className={styles.host}>
            <Initials name={host.name} />
            <p>
              <b>{host.name}</b>
              <span>{host.role}</span>
            </p>
          </div>
        </div>
        <div className={styles.main}>
          {open && <CalendarFrame {...calendar} />}
          <noscript>
            <iframe className={styles.plainFrame} title="Schedule Demo Calendar" src={calendar.calendarUrl} loading="lazy" />
          </noscript>
        </div>
        <form method="dialog" className={styles.close}>
          <IconButton type="submit" label="Close">
            <Icon name="close" />
          </IconButton>
        </form>
      </div>
    </dialog>
  );
}
