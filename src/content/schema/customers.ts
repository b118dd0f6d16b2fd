import type {Firm} from '#src/world/types';
import type {Client, Person} from './company';
import type {Stat} from './page';

/** Record of a customer, used by home, industries, case studies and solutions, so each figure is defined once. */
export type Customer = {
  name: string;
  /** Its record, with the plan and the days of its story. */
  firm: Firm;
  /** Last segment of the industry page's URL, and anchor in the list of stories. */
  slug: string;
  /** Last segment of the story's URL. */
  page: string;
  /** Its name in the row of customers; a customer without one isn't in the row. */
  wordmark?: Omit<Client, 'company'>;
  industry: string;
  /** The person we quote. */
  speaker: Person;
  /** Quotes by the page that shows them. Each quote is on one page only. */
  quotes: {story: string; home?: string; booking?: string; trial?: string};
  /** Data series of the main result: the first value is before, the last one after. */
  change: {what: string; values: readonly number[]};
  /** The first result is calculated from `change`. */
  results: [Stat, Stat, Stat];
};
