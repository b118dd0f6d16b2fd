/** Formats the length of a guide: minutes up to an hour and a half, then hours. */
export function formatGuideTime(minutes: number): string {
  if (minutes === 60) return 'About 1 hour';
  if (minutes > 90) return `About ${String(Math.round(minutes / 60))} hours`;
  return `About ${String(minutes)} minutes`;
}

/** Short form for lists: `10 min`, `1 h`. */
export const formatShortGuideTime = (minutes: number): string =>
  minutes % 60 === 0 ? `${String(minutes / 60)} h` : `${String(minutes)} min`;
