import type {CategoryId} from '#src/content/schema/integrations';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Pictograms on a grid of 24 by 24: the tinted area, then the lines. */
const pictograms: Readonly<Record<CategoryId, readonly [tint: string, line: string]>> = {
  ads: [
    'M4 10v4.5h4l10 4V5.5l-10 4.5z',
    'M4 9.5h4.5L18 5v14l-9.5-4.5H4a.8.8 0 0 1-.8-.8v-3.4a.8.8 0 0 1 .8-.8zM7 14.5l1.5 5.5h2.5l-1.2-5M21 10.5v3',
  ],
  calendar: [
    'M14.5 13h2a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
    'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-10.5a2.5 2.5 0 0 1 2.5 -2.5zM3.5 9.5h17M8 3v4M16 3v4',
  ],
  connectors: [
    'M15.5 14h3.5a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2z',
    'M3.3 6.5a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1 -6.4 0zM15.5 14h3.5a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2zM9.7 6.5h5a2.5 2.5 0 0 1 2.5 2.5v4.5M14.8 11.2l2.4 2.4 2.4-2.4',
  ],
  crm: [
    'M6.3 10.2a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0z',
    'M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM6.3 10.2a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0zM5.5 16.2c.4-1.8 1.4-2.7 3-2.7s2.6.9 3 2.7M14.5 10h3.5M14.5 13.5h3.5',
  ],
  documents: [
    'M5.5 9.5h13a2 2 0 0 1 2 2v5.5a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-5.5a2 2 0 0 1 2 -2z',
    'M3.5 17V6.5A1.5 1.5 0 0 1 5 5h4.2l2 2.5H19A1.5 1.5 0 0 1 20.5 9v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM3.5 11h17',
  ],
  email: [
    'M4 6.5h16l-8 6.5z',
    'M5.5 5.5h13a2.5 2.5 0 0 1 2.5 2.5v8.5a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-8.5a2.5 2.5 0 0 1 2.5 -2.5zM3.5 7l8.5 6.5L20.5 7',
  ],
  forms: [
    'M8.5 6.5h7a1 1 0 0 1 1 1v1.5a1 1 0 0 1 -1 1h-7a1 1 0 0 1 -1 -1v-1.5a1 1 0 0 1 1 -1z',
    'M7 3h10a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1 -2.5 2.5h-10a2.5 2.5 0 0 1 -2.5 -2.5v-13a2.5 2.5 0 0 1 2.5 -2.5zM8.5 6.5h7a1 1 0 0 1 1 1v1.5a1 1 0 0 1 -1 1h-7a1 1 0 0 1 -1 -1v-1.5a1 1 0 0 1 1 -1zM7.5 14h6M7.5 17.5h3M15.2 17l1.2 1.2 2.1-2.6',
  ],
  payments: [
    'M3 6h18v4.5H3z',
    'M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM3 10h18M7 15h3.5',
  ],
  phone: [
    'M4.5 5c0 8 6.5 14.5 14.5 14.5l1-4.5-5-2-2 2.2C10.5 14 9 12.5 8 10.2L10 8 8.5 3.5z',
    'M8.7 3.8l1.6 4-2 2.2c1 2.5 2.7 4.2 5.2 5.3l2.2-2 4 1.6v3.3a2 2 0 0 1-2.2 2C10 19.7 4.3 14 3.7 6a2 2 0 0 1 2-2.2z',
  ],
  reports: [
    'M17 5.5h1.5a1 1 0 0 1 1 1v12.5a1 1 0 0 1 -1 1h-1.5a1 1 0 0 1 -1 -1v-12.5a1 1 0 0 1 1 -1z',
    'M3.5 4v14.5A1.5 1.5 0 0 0 5 20h16M8 12.5h1.5a1 1 0 0 1 1 1v5.5a1 1 0 0 1 -1 1h-1.5a1 1 0 0 1 -1 -1v-5.5a1 1 0 0 1 1 -1zM12.5 9h1.5a1 1 0 0 1 1 1v9a1 1 0 0 1 -1 1h-1.5a1 1 0 0 1 -1 -1v-9a1 1 0 0 1 1 -1zM17 5.5h1.5a1 1 0 0 1 1 1v12.5a1 1 0 0 1 -1 1h-1.5a1 1 0 0 1 -1 -1v-12.5a1 1 0 0 1 1 -1z',
  ],
  services: [
    'M4.5 15.5 14 6l4 4-9.5 9.5-4.8.8z',
    'M4.5 15.5 15 5a2.3 2.3 0 0 1 3.3 0l.7.7a2.3 2.3 0 0 1 0 3.3L8.5 19.5l-4.8.8zM13 7l4 4M14 20.5h6.5',
  ],
  'sign-in': [
    'M4.2 15.5a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1 -7.6 0z',
    'M4.2 15.5a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1 -7.6 0zM10.7 12.8 19.5 4M15.3 8.2l3 3M18 5.5l2 2',
  ],
  store: [
    'M5 8.5h14l1 12H4z',
    'M5.5 8.5h13l1 10.2a2 2 0 0 1-2 2.3h-11a2 2 0 0 1-2-2.3zM8.5 11.5V7a3.5 3.5 0 0 1 7 0v4.5',
  ],
  team: [
    'M6.5 5h11a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1 -2.5 2.5h-11a2.5 2.5 0 0 1 -2.5 -2.5v-6a2.5 2.5 0 0 1 2.5 -2.5z',
    'M6 4h12a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 18 16h-6l-4.5 4V16H6a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 6 4zM8 9h8M8 12h4.5',
  ],
};

export type CategoryMarkProps = {
  category: CategoryId;
};

/** The pictogram of a category of integrations, never of a single product. Decorative: the name is printed beside it. */
export function CategoryMark({category}: CategoryMarkProps): ReactNode {
  const [tint, line] = pictograms[category];
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.tint} d={tint} />
      <path d={line} />
    </svg>
  );
}
