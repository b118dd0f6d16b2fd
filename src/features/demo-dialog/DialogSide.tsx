import {demoDialogId} from '#src/lib/demo-dialog';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import type {IconName} from '#src/ui/Icon/paths';
import {LogoMark} from '#src/ui/Logo';
import {Portrait} from '#src/ui/Portrait';
import styles from './side.module.scss';

import type {ReactNode} from 'react';

export type DialogSideProps = {
  title: string;
  facts: readonly {icon: IconName; text: string}[];
  text: string;
  host: {name: string; role: string; portrait: string};
};

/** Left side of the dialog: what the visitor books, and with whom. */
export function DialogSide({title, facts, text, host}: DialogSideProps): ReactNode {
  return (
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
        <Portrait person={host} size={44} />
        <p>
          <b>{host.name}</b>
          <span>{host.role}</span>
        </p>
      </div>
    </div>
  );
}
