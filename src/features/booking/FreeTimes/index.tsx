import type {FreeTimesLabels} from '#src/content/schema/booking';
import {availabilityPath} from '#src/contracts/booking';
import {freeTimesAttribute} from '#src/behaviors/attributes';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {FactList} from '#src/ui/FactList';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A day with one time; the script copies it for each. As HTML, because React would not fill a template. */
const rowTemplate = `<template><div><dt><span></span></dt><dd class="${styles.times}"><a></a></dd></div></template>`;

/**
 * The next free times, which a script fetches when the closing band scrolls into view (src/behaviors/free-times.ts). Each
 * links to the calendar with that time selected.
 */
export function FreeTimes({labels}: {labels: FreeTimesLabels}): ReactNode {
  const forScript = labels.isLive && {[freeTimesAttribute]: availabilityPath, 'data-choose': labels.choose};
  return (
    <div className={styles.box}>
      <div {...forScript}>
        <div>
          <p className={styles.title}>{labels.hoursTitle}</p>
          <FactList facts={labels.hours.map(({name, text}) => ({label: name, value: text}))} className={styles.days} />
        </div>
        {labels.isLive && (
          <div hidden>
            <p className={styles.title}>{labels.title}</p>
            <dl className={styles.days} dangerouslySetInnerHTML={{__html: rowTemplate}} />
          </div>
        )}
      </div>
      <ActionLink action={labels.action} arrow />
    </div>
  );
}
