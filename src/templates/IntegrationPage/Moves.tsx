import type {IntegrationContent} from '#src/content/schema/integrations';
import {Icon} from '#src/ui/Icon';
import {LogoMark} from '#src/ui/marks/Logo';
import {ProductMark} from '#src/ui/marks/ProductMark';
import {Text} from '#src/ui/Text';
import styles from './moves.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type MovesProps = {
  moves: IntegrationContent['moves'];
  ours: string;
  theirs: string;
  /** Label of the direction. */
  direction: string;
};

/** Both products side by side, with the data that each sends to the other. */
export function Moves({moves, ours, theirs, direction}: MovesProps): ReactNode {
  const side = (name: string, mark: ReactNode, items: readonly string[]): ReactNode => (
    <div className={styles.side}>
      <p className={styles.name}>
        {mark}
        {name}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      <div className={styles.moves}>
        {side(ours, <LogoMark size={40} />, moves.ours)}
        <p className={styles.way}>
          <span className={clsx(moves.direction === 'in' && styles.back)}>
            <Icon name={moves.direction === 'both' ? 'repeat' : 'arrow'} size={24} />
          </span>
          {direction}
        </p>
        {side(theirs, <ProductMark name={theirs} />, moves.theirs)}
      </div>
      <Text above="text" measure="wide">
        {moves.note}
      </Text>
    </>
  );
}
