import styles from './styles.module.scss';

import {Avatar} from '#src/pictures/parts/Avatar';
import {Bar, BarNote} from '#src/pictures/parts/Bar';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import type {Person, PictureOf} from '#src/pictures/types';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type AnalyticsBarProps = {picture: PictureOf<'analytics'>};

const views = ['Board', 'Analytics', 'List'];
const currentView = 'Analytics';

/** The distinct owners of the deals in the table. */
function owners({table}: PictureOf<'analytics'>): Person[] {
  const people = (table?.rows ?? []).map(({person}) => person);
  return people.filter(({initials}, index) => people.findIndex((other) => other.initials === initials) === index);
}

/** Title bar of the analytics screen; in the full app frame it also has view switch, owners and a button. */
export function AnalyticsBar({picture}: AnalyticsBarProps): ReactNode {
  const {title, range, app} = picture;
  if (!app) {
    return <Bar title={title} end={<BarNote>{range}</BarNote>} />;
  }
  const end = (
    <>
      <BarNote keep="wide">{range}</BarNote>
      <span className={styles.owners}>
        {owners(picture).map((person) => (
          <Avatar key={person.initials} person={person} />
        ))}
      </span>
      <DrawnButton icon="plus" label="Deal" className={styles.add} />
    </>
  );
  return (
    <Bar title={title} end={end}>
      <span className={styles.views}>
        {views.map((view) => (
          <span key={view} className={clsx(styles.view, view === currentView && styles.current)}>
            {view}
          </span>
        ))}
      </span>
    </Bar>
  );
}
