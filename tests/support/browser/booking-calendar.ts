import type {FrameLocator, Locator, Page} from '@playwright/test';

type Place = Page | Locator | FrameLocator;

/** Times of the selected day. */
export const slots = (place: Place): Locator => place.locator('section[aria-labelledby="booking-day"] button');

/**
 * Selects a day with open times in the real calendar.
 * @param nth From 0. Use 5 or higher: the first days may be too close, and tests of the plain list use them. Each test
 * has its own, because they run side by side and book.
 */
export async function chooseFullDay(place: Place, nth: number): Promise<void> {
  await place.locator('[role="gridcell"] button:not([aria-disabled])').nth(nth).click();
}
