import styles from './styles.module.scss';

import type {ReactionOf} from '#src/mocks/Reaction/types';
import {Avatar} from '#src/mocks/parts/Avatar';
import {Bar, BarNote} from '#src/mocks/parts/Bar';
import chip from '#src/mocks/parts/Chip/styles.module.scss';
import {Rows} from '#src/mocks/parts/Rows';
import {Swap} from '#src/mocks/parts/Swap';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A new entry arrives on top of a customer's record, and the state of the deal changes. */
export function RecordEntry({content}: {content: ReactionOf<'record'>}): ReactNode {
  const {person, deal, value, arrives, rows} = content;
  const end = (
    <BarNote>
      {deal} <b className={styles.value}>{value}</b>
    </BarNote>
  );
  return (
    <>
      <Bar title={person.name} lead={<Avatar person={person} />} end={end}>
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
