import {Place} from '#src/pictures/kinds/Place';
import type {Hour} from '#src/pictures/kinds/Place/places';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import type {TilePlace} from '#src/world/schema/place';
import styles from './styles.module.scss';
import hours from '#src/pictures/kinds/Place/hours.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The part of each place that reads at the width of a tile. Neighbors have different hours. */
const views: Readonly<Record<TilePlace, {hour: Hour; view: string}>> = {
  automotive: {hour: 'night', view: '470 84 740 446'},
  'real-estate': {hour: 'morning', view: '236 40 620 374'},
  insurance: {hour: 'night', view: '270 50 590 356'},
  healthcare: {hour: 'morning', view: '330 34 600 362'},
  solar: {hour: 'evening', view: '350 106 760 458'},
  shop: {hour: 'morning', view: '104 40 600 362'},
  meeting: {hour: 'morning', view: '236 70 548 330'},
  hospitality: {hour: 'night', view: '270 40 720 434'},
  street: {hour: 'evening', view: '676 84 790 476'},
};

export type PlaceTile = {
  title: string;
  description: string;
  to: string;
  /** The industry's workplace. */
  place: TilePlace;
};

/** Tiles that link to the pages of a family, three in a row, each with a workplace. */
export function PlaceGrid({tiles}: {tiles: readonly PlaceTile[]}): ReactNode {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({title, description, to, place}) => {
        const {hour, view} = views[place];
        return (
          <li key={to} className={styles.tile}>
            <div className={clsx(styles.frame, hours[hour])}>
              <Place name={place} view={view} later className={styles.place} />
            </div>
            <Heading level={2} look="h3">
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <Text above="pair" measure="wide">
              {description}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
