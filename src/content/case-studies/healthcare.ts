import {clearwaterDental} from '#src/content/customers/clearwater-dental';
import type {CardCase} from '#src/content/schema/case-studies';
import {storyOf, trendOf} from './story-of';

export const clearwaterDentalStory: CardCase = {
  ...storyOf(clearwaterDental),
  featured: false,
  summary: 'Confirmations by phone took a morning a day. Texts do it overnight.',
  challenge:
    'One person called tomorrow’s patients every morning. Half didn’t pick up, and the desk learned of a gap when the chair was already empty.',
  solution:
    'Reminders go out two days and one day ahead. When a patient cancels, the first three people on the waitlist are asked and the first yes takes the slot.',
  trend: trendOf(clearwaterDental),
};
