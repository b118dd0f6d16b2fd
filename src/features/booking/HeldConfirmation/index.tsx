import type {HeldTime} from '#src/contracts/booking';
import {stack} from '#src/ui/layout';
import type {BookingLabels} from '#src/content/schema/booking';
import {BookedDay} from '../BookedDay';
import {NextSteps} from '../NextSteps';
import {describeClock} from '../when';

import type {ReactNode} from 'react';

export type HeldConfirmationProps = {
  rows: BookingLabels['held']['rows'];
  held: HeldTime;
  zone: string;
  locale: string;
};

/** A time that is held until the visitor confirms by mail: which one, until when, and what to do. */
export function HeldConfirmation({rows, held, zone, locale}: HeldConfirmationProps): ReactNode {
  const until = describeClock(held.heldUntil, zone, locale);
  return (
    <div className={stack('row')} data-held>
      <BookedDay span={held} zone={zone} locale={locale} />
      <NextSteps rows={rows.map(({when, text}) => ({when: when.replace('{time}', until), text}))} />
    </div>
  );
}
