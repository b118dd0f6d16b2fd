import styles from './styles.module.scss';

import type {ReactionOf} from '#src/content/schema/pictures/reactions';
import {Avatar} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import chip from '#src/pictures/parts/Chip/styles.module.scss';
import {Rows} from '#src/pictures/parts/Rows';
import {Swap} from '#src/pictures/parts/Swap';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A new entry appears at the top of a customer's record, and the deal's status changes. */
export function RecordEntry({content}: {content: ReactionOf<'record'>}): ReactNode {
  const {person, deal, value, arrives, rows} = content;
  const note = (
    <>
      {deal} <b className={styles.value}>{value}</b>
    </>
  );
  return (
    <>
      <Bar title={person.name} lead={<Avatar person={person} />} note={note}>
        <span className={clsx(chip.chip, chip.active)}>
          <Swap {...content.chip} />
        </span>
      </Bar>
      <div className={styles.entries}>
        <div className={styles.moves}>
          <Rows items={[arrives, ...rows]} />
        </div>
      </div>
    </>
  );
}
