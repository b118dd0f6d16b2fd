import {bookingScript} from '#src/boot/all';
import {whenComplete} from '#src/lib/browser/schedule';
import {booking} from '#src/parts/booking/names';

/* The booking calendar: boot-booking.ts loads it after the first paint. */

function read(): void {
  for (const readPart of bookingScript.read) readPart();
}

for (const listen of bookingScript.listen) listen();
// The calendar may be complete long before its page.
if (document.querySelector(`form[${booking.calendar}] + *`)) read();
else whenComplete(read);
