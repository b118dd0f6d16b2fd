import type {FamilyLink} from '#src/site/navigation';
import type {FamilyIndex} from '#src/templates/offers/IndexPage';
import type {FamilyPage} from './read-family';

/** What menu and footer show of each page. */
export function createLinks(pages: readonly FamilyPage[]): FamilyLink[] {
  return pages.map(({path, card: {icon, note, footerLabel}, content}) => ({
    icon,
    label: content.name,
    note,
    to: path,
    ...(footerLabel !== undefined && {footerLabel}),
  }));
}

/** What the family's index shows of each page. */
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
