import type {IconName} from '#src/content/schema/icon';
import type {IntegrationHero} from '#src/content/schema/integrations';
import {Avatar} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {Timeline} from '#src/pictures/parts/Timeline';
import {Window} from '#src/pictures/parts/Window';
import {ToolMark} from '#src/ui/marks/ToolMark';
import screen from './screen.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type JourneyProps = {
  hero: IntegrationHero;
  /** Name and mark of the other product. */
  name: string;
  mark: IconName;
  /** Whether the data leaves our product. */
  isOut: boolean;
};

/** A change on its way from the other product to ours: both screens, and squares that run along the line between them. */
export function Journey({hero: {label, theirs, ours, over, under}, name, mark, isOut}: JourneyProps): ReactNode {
  return (
    <div className={clsx(styles.journey, isOut && styles.out)} role="img" aria-label={label}>
      <Window>
        <Bar title={name} lead={<ToolMark icon={mark} />} end={<Chip text={theirs.chip} tone="active" />} />
        <div className={screen.screen}>
          <p className={screen.main}>
            <b>{theirs.figure}</b> {theirs.caption}
          </p>
          {theirs.rows.map(([title, value]) => (
            <p key={title}>
              {title} <b>{value}</b>
            </p>
          ))}
        </div>
      </Window>
      <div className={styles.line}>
        <span>{over}</span>
        <i />
        <i />
        <i />
        <span>{under}</span>
      </div>
      <Window>
        <Bar
          title={ours.name}
          lead={<Avatar person={{initials: ours.initials}} />}
          end={<Chip text="Thu, June 12" tone="plain" />}
        />
        <Timeline rows={ours.rows} lit={ours.lit} litClassName={styles.arrives} />
      </Window>
    </div>
  );
}
