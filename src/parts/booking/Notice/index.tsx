import type {ControlIconName} from '#src/lib/control-icons';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {cluster} from '#src/ui/layout';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type NoticeProps = {icon: ControlIconName; title: string; text: string; children: ReactNode};

/** Shown in place of days and times: what is wrong, and what to do instead. */
export function Notice({icon, title, text, children}: NoticeProps): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <ControlIcon name={icon} size={24} />
      <b>{title}</b>
      <p>{text}</p>
      <div className={cluster('label', {above: 'label'})}>{children}</div>
    </div>
  );
}
