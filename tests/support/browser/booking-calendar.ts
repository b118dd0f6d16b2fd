import type {FrameLocator, Locator, Page} from '@playwright/test';

type Place = Page | Locator | FrameLocator;

/** The times of the day that is chosen. */
export const slots = (place: Place): Locator => place.locator('section[aria-labelledby="booking-day"] button');

/**
 * Chooses a free day of the next month in the site's real calendar. Today has fewer times the later it is, and late in a
 * month that month has few days; the next one is whole at any hour and within the days that can be booked.
 * @param nth Counted from 0; from 5 on, since the first may be tomorrow, and tests of the plain list take the first days.
 * Each test has one of its own: they run side by side, and what one books another cannot.
 */
export async function chooseFullDay(place: Place, nth: number): Promise<void> {
  await place.getByRole('button', {name: 'Next month'}).click();
  await place.locator('[role="gridcell"] button:not([aria-disabled])').nth(nth).click();
}
