import {availabilityPath} from '#src/contracts/booking';
import {closest} from '#src/lib/browser/dom';
import {layOutNear} from '#src/lib/browser/first-screen';
import {preload} from '#src/lib/browser/network';
import {whenComplete, whenPainted} from '#src/lib/browser/schedule';
import {admitNoTimes} from '#src/parts/booking/admit.browser';
import {booking} from '#src/parts/booking/names';

declare const BOOKING_SCRIPT: string;

/* Added to the boot script on pages with the booking calendar: its script and the free times come right after the first paint. */

/** Without its script, the calendar says so, and the next touch tries again. */
function load(): void {
  import(/* webpackIgnore: true */ BOOKING_SCRIPT).catch(() => {
    layOutNear();
    whenComplete(admitNoTimes);
    const retry = ({target}: Event): void => {
      if (!closest(target, `[${booking.calendar}]`)) return;
      window.removeEventListener('click', retry);
      load();
    };
    window.addEventListener('click', retry);
  });
}

whenPainted(() => {
  preload(availabilityPath, 'fetch');
  load();
});
window.addEventListener('scroll', layOutNear, {once: true, passive: true});
