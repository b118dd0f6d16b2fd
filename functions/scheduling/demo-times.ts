import {cellMinutes, type BookingRules} from './hosts';

export const minuteMs = 60_000;

export const addMinutes = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * minuteMs);

/** Cells a demo claims, including the buffer after it. */
export function cellsOf(start: Date, {sessionMinutes, bufferMinutes}: BookingRules): Date[] {
  const count = Math.ceil((sessionMinutes + bufferMinutes) / cellMinutes);
  return Array.from({length: count}, (_, index) => addMinutes(start, index * cellMinutes));
}
