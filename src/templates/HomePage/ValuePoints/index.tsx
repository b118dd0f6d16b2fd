import type {ValueDrawing} from '#src/content/schema/home';
import type {Step} from '#src/content/schema/page';
import {ValuePicture} from '#src/pictures/ValuePicture';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ValuePointsProps = {
  items: readonly (Step & {to?: string; drawing: ValueDrawing})[];
  /** Name of the list for screen readers. */
  label: string;
};

/** Three short claims in one ruled row, each beside a mark; phones show the words only. */
export function ValuePoints({items, label}: ValuePointsProps): ReactNode {
  return (
    <ul className={styles.points} aria-label={label}>
      {items.map(({title, description, to, drawing}) => (
        <li key={title}>
          <ValuePicture drawing={drawing} />
          <div>
            <Heading level={2} look="h4">
              {to === undefined ? title : <Link to={to}>{title}</Link>}
            </Heading>
            <Text look="note" above="pair">
              {description}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
