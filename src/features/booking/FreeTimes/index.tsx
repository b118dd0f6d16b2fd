import type {FreeTimesLabels} from '#src/content/schema/booking';
import {availabilityPath} from '#src/contracts/booking';
import {outsideReact} from '#src/lib/outside-react';
import {freeTimesAttribute} from '#src/lib/page-script-parts';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {FactList} from '#src/ui/FactList';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/**
 * The next free times, which the page script fetches when the closing band scrolls into view. Each links to the calendar
 * with that time selected.
 */
export function FreeTimes({labels}: {labels: FreeTimesLabels}): ReactNode {
  const forScript = {[freeTimesAttribute]: availabilityPath, 'data-choose': labels.choose, 'data-times': styles.times};
  return (
    <div className={styles.box}>
      <div {...forScript}>
        <div>
          <p className={styles.title}>{labels.hoursTitle}</p>
          <FactList facts={labels.hours.map(({name, text}) => ({label: name, value: text}))} className={styles.days} />
        </div>
        <div hidden>
          <p className={styles.title}>{labels.title}</p>
          <dl className={styles.days} {...outsideReact} />
        </div>
      </div>
      <ActionLink action={labels.action} arrow />
    </div>
  );
}
