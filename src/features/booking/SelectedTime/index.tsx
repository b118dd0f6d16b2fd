import {nameZoneShortly} from '#src/contracts/zone-name';
import {Button} from '#src/ui/actions/Button';
import {describeParts, type Span} from '../when';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SelectedTimeProps = {span: Span; zone: string; locale: string; change: string; onChange: () => void};

/** Above the form: the selected time, and a button to change it. */
export function SelectedTime({span, zone, locale, change, onChange}: SelectedTimeProps): ReactNode {
  const {day, hours} = describeParts(span, zone, locale);
  return (
    <div className={styles.chosen}>
      <p>
        <b>{day}</b>
        <span>
          <span className={styles.hours}>{`${hours},`}</span> <span>{nameZoneShortly(zone, new Date(span.start))}</span>
        </span>
      </p>
      <Button variant="quiet" size="sm" onClick={onChange}>
        {change}
      </Button>
    </div>
  );
}
