import type {BrowserContext, FrameLocator, Locator, Page, Route} from '@playwright/test';

const day = 86_400_000;

/** Fixed open times in two weeks: in two days and every third day after, at 14:00 and 18:30 UTC. */
export function someTimes(from = Date.now()): string[] {
  const start = Math.ceil(from / day) * day + 2 * day;
  return [0, 3, 6, 9, 30].flatMap((days) =>
    ['14:00', '18:30'].map((clock) => `${new Date(start + days * day).toISOString().slice(0, 10)}T${clock}Z`),
  );
}

/** Each half hour from 14:00 to 22:30 UTC, the hours of a host in Toronto, after `2027-06-08T`. */
const listHours = (date: string): string[] =>
  Array.from({length: 18}, (_, half) => `${date}${14 + Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}Z`);

/** These hours on the same days as some times. */
export const fullDays = (): string[] => [...new Set(someTimes().map((time) => time.slice(0, 11)))].flatMap(listHours);

/** The hours of a host in Toronto on each weekday of five weeks, from the day after. */
export const weekdayTimes = (from: number): string[] =>
  Array.from({length: 35}, (_, days) => new Date(from + (days + 1) * day))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .flatMap((date) => listHours(date.toISOString().slice(0, 11)));

/** Responds to availability requests with these times. */
export async function stubTimes(page: Page | BrowserContext, times = someTimes()): Promise<string[]> {
  await page.route('**/api/availability', (route) =>
    route.fulfill({json: {minutes: 30, zone: 'America/Toronto', times}}),
  );
  return times;
}

/** Response to a successful booking of the third time. */
export const booked = (times: readonly string[]) => ({
  status: 201,
  json: {
    id: 'x',
    start: times[2],
    end: times[3],
    host: 'Elise Varga',
    manageUrl: '/x',
    calendars: {
      google: 'https://calendar.google.com/',
      microsoft365: 'https://outlook.office.com/',
      outlook: 'https://outlook.live.com/',
      apple: '/x.ics',
    },
  },
});

/** Response to a booking of a time that is no longer open. */
export const taken = (times: readonly string[]) => ({
  status: 409,
  json: {title: 'Taken', status: 409, availability: {minutes: 30, zone: 'America/Toronto', times}},
});

/** Responds to bookings with `respond` from now on. */
export async function stubBookings(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.unroute('**/api/bookings');
  await page.route('**/api/bookings', respond);
}

/** Times of the selected day. */
export const slots = (place: Page | FrameLocator): Locator =>
  place.locator('section[aria-labelledby="booking-day"] button');
