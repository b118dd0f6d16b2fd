import {bookPage} from '#src/content/pages/book';
import {BookingCalendar} from '#src/features/booking/BookingCalendar';
import {useFrame} from '#src/features/booking/useFrame';

import type {ReactNode} from 'react';

/** The booking calendar, on `/demo` and `/book`. In the dialog's frame its last step closes the dialog. */
export default function Booking({level}: {level: 1 | 2}): ReactNode {
  const onDone = useFrame();
  return <BookingCalendar labels={bookPage.calendar} level={level} onDone={onDone} />;
}
