import type {FamilyLink} from '#src/site/navigation';
import type {FamilyIndex} from '#src/templates/offers/IndexPage';
import type {FamilyPage} from './read-family';

/** A link to each page, for menu and footer. */
export function createLinks(pages: readonly FamilyPage[]): FamilyLink[] {
  return pages.map(({path, card: {icon, note, footerLabel}, content}) => ({
    icon,
    label: content.name,
    note,
    to: path,
    ...(footerLabel !== undefined && {footerLabel}),
  }));
}

/** A card for each page, for the family's index page. */
export function createIndex(pages: readonly FamilyPage[]): FamilyIndex {
  return {
    rows: pages.flatMap(({path, card: {row}, content}) =>
      row === undefined ? [] : [{title: content.name, ...row, to: path}],
    ),
    others: pages.flatMap(({path, card: {row, note, picture}, content}) =>
      row === undefined ? [{label: content.name, to: path, note, ...(picture && {picture})}] : [],
    ),
  };
}
