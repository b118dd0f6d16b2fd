import type {FreeTimesLabels} from '#src/content/schema/booking';
import {availabilityPath} from '#src/contracts/booking';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {chooseAttribute, freeTimesAttribute} from '../names';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A day with one time; the script copies it for each. As HTML, because React would not fill a template. */
const rowTemplate = `<template><div><dt><span></span></dt><dd class="${styles.times}"><a></a></dd></div></template>`;

/**
 * The next free times as links to the calendar with that time selected. A script fetches them when the closing band comes
 * near the window (src/parts/booking/free-times.browser.ts); until then, and without it, nothing is shown.
 */
export function FreeTimes({labels}: {labels: FreeTimesLabels}): ReactNode {
  return (
    <div className={styles.place} {...{[freeTimesAttribute]: availabilityPath, [chooseAttribute]: labels.choose}}>
      <div className={styles.box} hidden>
        <div className={styles.head}>
          <p>{labels.title}</p>
          <ActionLink action={labels.action} arrow />
        </div>
        <dl className={styles.days} dangerouslySetInnerHTML={{__html: rowTemplate}} />
      </div>
    </div>
  );
}
