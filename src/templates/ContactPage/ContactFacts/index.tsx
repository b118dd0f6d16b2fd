import type {ContactFact} from '#src/content/schema/contact';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ContactFactsProps = {
  facts: readonly ContactFact[];
  /** `list`: ruled rows. `cards`: a bordered card per fact. */
  look: 'list' | 'cards';
};

/** Email, phone and hours. */
export function ContactFacts({facts, look}: ContactFactsProps): ReactNode {
  return (
    <dl className={styles[look]}>
      {facts.map(({icon, label, link, hours, note}) => (
        <div key={label} className={styles.fact}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>
            {link && <a href={link.href}>{link.text}</a>}
            {hours?.map(({days, time}) => (
              <span key={days} className={styles.hours}>
                <b>{days}</b> <span>{time}</span>
              </span>
            ))}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
