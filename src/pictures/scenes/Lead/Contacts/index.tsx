import styles from './styles.module.scss';

import type {ContactsContent} from '#src/content/schema/pictures/story';
import {Avatar} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Scene 1: the list of contacts, with the new one on top. */
export function Contacts({contacts: {title, chip, note, head, rows}}: {contacts: ContactsContent}): ReactNode {
  return (
    <>
      <Bar title={title} chip={{text: chip, tone: 'done'}} note={note} keep="half" />
      <div className={styles.table}>
        <div className={clsx(styles.row, styles.head)}>
          {head.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
        {rows.map(({person, name, request, source, time}, index) => (
          <div key={name} className={clsx(styles.row, index === 0 && styles.new)}>
            <b>
              <Avatar person={person} />
              {name}
            </b>
            <span>{request}</span>
            <span>{source}</span>
            <span>{time}</span>
          </div>
        ))}
      </div>
    </>
  );
}
