import {framedAttribute} from './names';

/** Marks a page in the frame of the booking dialog, before the first paint: styles hide the way home there. */
export function markFrame(): void {
  if (window !== top) document.documentElement.setAttribute(framedAttribute, '');
}
