import type {MenuLink} from '#src/site/navigation';
import type {Picture} from '#src/mocks/types';
import type {ListedIndustry} from './read-industries';

/** A row of the index: name and address of an industry page, one sentence, a small window. */
export type IndustryRow = {title: string; description: string; to: string; picture: Picture};

const addressOf = ({slug}: ListedIndustry): string => `/industries/${slug}`;

/** What the menu of every page shows of each industry. */
export function createMenu(industries: readonly ListedIndustry[]): MenuLink[] {
  return industries.map((industry) => {
    const {name, card} = industry;
    return {icon: card.icon, label: name, note: card.note, to: addressOf(industry)};
  });
}

/** What the index shows of each industry. */
export function createRows(industries: readonly ListedIndustry[]): IndustryRow[] {
  return industries.map((industry) => {
    const {name, card} = industry;
    return {title: name, description: card.description, to: addressOf(industry), picture: card.picture};
  });
}
