/** Paths of the icons that islands draw: their scripts have these, and not the whole set (icon-paths.ts). */
export const controlIcons = {
  alert: 'M10 3 17.5 16.5h-15zM10 8.3v4M10 14.2v.1',
  arrow: 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  'arrow-up-right': 'M7 5h8v8M15 5 5 15',
  calendar: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4',
  card: 'M2.5 4.5h15v11h-15zM2.5 8.5h15M5.5 12.5h3',
  check: 'm4 10.5 4 4 8-9',
  'chevron-down': 'm5 7.5 5 5 5-5',
  clock: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM10 6v4.3l2.8 1.7',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  globe: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM3 10h14M10 3c5 4.5 5 9.5 0 14-5-4.5-5-9.5 0-14z',
  info: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM10 9.3v4M10 6.6v.1',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  search: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0zM13.2 13.2l3.8 3.8',
  video: 'M2.5 5h10.5v10H2.5zM13 9l4.5-2.5v7L13 11z',
} as const;

export type ControlIconName = keyof typeof controlIcons;
