import type {BookingLabels} from '#src/content/schema/booking';
import {Part} from '#src/parts/form/FormStates';
import {IconButton} from '#src/ui/actions/IconButton';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {booking, bookingIds} from '../names';
import dayStyles from './days.module.scss';
import slotStyles from './slots.module.scss';
import styles from './styles.module.scss';
import zoneStyles from './zone.module.scss';

import type {ReactNode} from 'react';

export type ChooseStepProps = {
  labels: BookingLabels;
  /** Heading level. */
  level: 2 | 3;
};

/** Pages of weeks. A script adds days, and the keys of the ARIA date grid pattern (src/parts/booking/days.browser.ts). */
function Days({labels, level}: ChooseStepProps): ReactNode {
  const Title = `h${level}` as const;
  return (
    <div>
      <div className={dayStyles.head}>
        <Title id={bookingIds.month} className={dayStyles.month} aria-live="polite" />
        <span className={dayStyles.turn}>
          <IconButton label={labels.previous} {...{[booking.turn]: -1}}>
            <ControlIcon name="chevron-down" className={dayStyles.back} />
          </IconButton>
          <IconButton label={labels.next} {...{[booking.turn]: 1}}>
            <ControlIcon name="chevron-down" className={dayStyles.forth} />
          </IconButton>
        </span>
      </div>
      {/* Not a `<table>`, because the grid roles are for interactive widgets. */}
      <div role="grid" aria-labelledby={bookingIds.month} className={dayStyles.grid} />
      <Part name="week">
        <div role="row" className={dayStyles.week} />
      </Part>
      <Part name="weekday">
        <span role="columnheader" />
      </Part>
      <Part name="day">
        <div role="gridcell">
          <button type="button" />
        </div>
      </Part>
    </div>
  );
}

/** The open times of a day, split into morning and afternoon. */
function Slots({labels, level}: ChooseStepProps): ReactNode {
  const Title = `h${level}` as const;
  return (
    <section className={slotStyles.slots} aria-labelledby={bookingIds.day} {...{[booking.slots]: ''}}>
      <Title id={bookingIds.day} aria-live="polite" tabIndex={-1}>
        <span {...{[booking.text]: 'date'}} />
        <VisuallyHidden>
          {' '}
          <span {...{[booking.text]: 'count'}} />
        </VisuallyHidden>
      </Title>
      {[labels.morning, labels.afternoon].map((half) => (
        <div key={half}>
          <p>{half}</p>
          <ul />
        </div>
      ))}
      <Part name="slot">
        <li>
          <button type="button" className={slotStyles.slot}>
            <ControlIcon name="check" size={16} />
            <span>
              <slot name="text" />
            </span>
          </button>
        </li>
      </Part>
    </section>
  );
}

/** The time zone of the displayed times: by default the browser's, or else the company's. A script fills in its zones. */
function Zones({labels: {zone: labels}}: Pick<ChooseStepProps, 'labels'>): ReactNode {
  return (
    <div>
      <label className={zoneStyles.zone}>
        <ControlIcon name="globe" />
        <VisuallyHidden>{labels.label}</VisuallyHidden>
        <select name="zone">
          <optgroup label={labels.own} {...{[booking.ours]: labels.ours}}>
            <option />
          </optgroup>
        </select>
      </label>
      <p id={bookingIds.zoneHint} className={zoneStyles.hint} hidden>
        {labels.unknown}
      </p>
    </div>
  );
}

/** First step: day, time and time zone. */
export function ChooseStep({labels, level}: ChooseStepProps): ReactNode {
  return (
    <div className={styles.choose}>
      <Days labels={labels} level={level} />
      <Slots labels={labels} level={level} />
      <Zones labels={labels} />
    </div>
  );
}
