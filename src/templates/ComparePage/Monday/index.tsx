import type {CompareContent} from '#src/content/schema/compare';
import {Avatar} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {Timeline} from '#src/pictures/parts/Timeline';
import {Window} from '#src/pictures/parts/Window';
import {Icon} from '#src/ui/Icon';
import {pickPart} from '#src/ui/Pick';
import {Sheet} from './Sheet';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

function Tools({label, tabs, from, to}: CompareContent['monday']['tools']): ReactNode {
  return (
    <Window label={label}>
      <div className={styles.tabs}>
        {tabs.map(({icon, name, on}) => (
          <span key={name} className={clsx(on && styles.on)}>
            <Icon name={icon} size={16} />
            {name}
          </span>
        ))}
      </div>
      <div className={styles.notes}>
        <p className={styles.note}>
          <b>{from.tool}</b> <Chip text={from.time} tone="plain" />
          <span>{from.text}</span>
          <mark>{from.number}</mark> <Chip text={from.chip} tone="done" />
        </p>
        <p className={styles.note}>
          <b>{to.tool}</b> <Chip text={to.time} tone="plain" />
          <span>
            {to.text} <mark>{to.number}</mark>
          </span>
          <span className={styles.draft}>{to.draft}</span>
        </p>
      </div>
    </Window>
  );
}

/** The same morning in three windows, parts of a `Pick`. */
export function Monday({sheet, tools, record}: CompareContent['monday']): ReactNode {
  return (
    <div className={styles.monday}>
      <div {...pickPart(0)}>
        <Sheet {...sheet} />
      </div>
      <div {...pickPart(1)}>
        <Tools {...tools} />
      </div>
      <div {...pickPart(2)}>
        <Window label={record.label}>
          <Bar
            title={record.name}
            lead={<Avatar person={{initials: record.initials}} />}
            end={<Chip text={record.chip} tone="done" />}
          />
          <Timeline rows={record.rows} lit={record.lit} />
        </Window>
      </div>
    </div>
  );
}
