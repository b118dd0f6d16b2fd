import type {ControlIconName} from '#src/lib/control-icons';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {Portrait} from '#src/ui/marks/Portrait';
import styles from './side.module.scss';

import type {ReactNode} from 'react';

export type DialogSideProps = {
  facts: readonly {icon: ControlIconName; text: string}[];
  text: string;
  host: {name: string; role: string; portrait: string};
};

/** Beside the calendar: the host and what to expect. On small screens, one line above it. */
export function DialogSide({facts, text, host, children}: DialogSideProps & {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.side}>
      <Portrait person={host} size={88} className={styles.portrait} />
      <p className={styles.host}>
        <b>{host.name}</b>
        <span>{host.role}</span>
      </p>
      {children}
      <p className={styles.text}>{text}</p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.text}>
            <ControlIcon name={fact.icon} />
            {fact.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
