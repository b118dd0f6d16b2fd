import type {IllustratedStep, OfferProcess} from '#src/content/schema/offer-layout';
import {Picture} from '#src/pictures/Picture';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import around from './around.module.scss';
import columns from './columns.module.scss';
import rows from './rows.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type IllustratedStepsProps = {kind: OfferProcess['kind']; items: readonly IllustratedStep[]};

const looks: Readonly<Record<OfferProcess['kind'], string | undefined>> = {
  climb: columns.climb,
  strip: columns.strip,
  weeks: columns.weeks,
  board: around.board,
  trace: around.trace,
  file: around.file,
  hours: rows.hours,
  desks: rows.desks,
  path: rows.path,
};

// The strip is wider than small screens, so keyboard users must be able to scroll it.
const scrollable = {tabIndex: 0, role: 'region', 'aria-label': 'Steps, side by side'} as const;

function Item({item: {when, title, description, picture}, number}: {item: IllustratedStep; number: number}): ReactNode {
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture picture={picture} />
      </div>
      <div className={styles.words}>
        <p
          className={clsx(styles.mark, when !== undefined && styles.when)}
          aria-hidden={when === undefined || undefined}
        >
          {when ?? number}
        </p>
        <Heading level={3} look="h4">
          {title}
        </Heading>
        <Text above="pair" measure="wide">
          {description}
        </Text>
      </div>
    </li>
  );
}

/** The highlights of an offer, step by step with pictures, in one of nine layouts. */
export function IllustratedSteps({kind, items}: IllustratedStepsProps): ReactNode {
  const list = (
    <ol className={clsx(styles.list, looks[kind])}>
      {items.map((item, index) => (
        <Item key={item.title} item={item} number={index + 1} />
      ))}
    </ol>
  );
  return kind === 'strip' ? (
    <div className={styles.scroll} {...scrollable}>
      {list}
    </div>
  ) : (
    list
  );
}
