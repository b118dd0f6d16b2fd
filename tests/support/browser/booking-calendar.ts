import type {FrameLocator, Locator, Page} from '@playwright/test';

type Place = Page | Locator | FrameLocator;

/** Times of the selected day. */
export const slots = (place: Place): Locator => place.locator('section[aria-labelledby="booking-day"] button');

/**
 * Selects a day with open times in the next month of the real calendar. Today has fewer times as the day goes on, and a
 * month has few days near its end; the next month is complete and within the booking horizon.
 * @param nth From 0. Use 5 or higher: the first days may be too close, and tests of the plain list use them. Each test
 * has its own, because they run side by side and book.
 */
export async function chooseFullDay(place: Place, nth: number): Promise<void> {
  await place.getByRole('button', {name: 'Next month'}).click();
  await place.locator('[role="gridcell"] button:not([aria-disabled])').nth(nth).click();
}
