import type {HeldTime} from '#src/contracts/booking';
import {stack} from '#src/ui/layout';
import type {BookingLabels} from '#src/content/schema/booking';
import {BookedDay} from '../BookedDay';
import {NextSteps} from '../NextSteps';
import {describeClock} from '../when';

import type {ReactNode} from 'react';

export type HeldConfirmationProps = {
  labels: BookingLabels['held'];
  held: HeldTime;
  zone: string;
  locale: string;
};

/** A time that the visitor has to confirm by mail: which one, until when it is held, and what to do. */
export function HeldConfirmation({labels, held, zone, locale}: HeldConfirmationProps): ReactNode {
  const {heldUntil} = held;
  const rows = labels.rows.map((row) => {
    if (!row.when.includes('{time}')) return row;
    if (heldUntil === null) return labels.unheld;
    return {...row, when: row.when.replace('{time}', describeClock(heldUntil, zone, locale))};
  });
  return (
    <div className={stack('row')} data-held>
      <BookedDay span={held} zone={zone} locale={locale} />
      <NextSteps rows={rows} />
    </div>
  );
}
