/**
 * Paths of the icon set: 20 × 20 box, 1.6 stroke, round caps, no fill.
 * Stroke, size and color come from the Icon component; a path holds shape only.
 */
export const iconPaths = {
  alert: '<path d="M10 3 17.5 16.5h-15zM10 8.3v4M10 14.2v.1"/>',
  arrow: '<path d="M4 10h12m-4.5-4.5L16 10l-4.5 4.5"/>',
  'arrow-up-right': '<path d="M7 5h8v8M15 5 5 15"/>',
  bag: '<path d="M4 6.5h12l1 11H3zM7 8.5V6a3 3 0 0 1 6 0v2.5"/>',
  bed: '<path d="M3 16.5V6M3 13.5h14v3M17 13.5v-2a2 2 0 0 0-2-2H8v4"/><circle cx="5.5" cy="10.5" r="1.2"/>',
  board: '<path d="M3 4h4v12H3zM8 4h4v8H8zM13 4h4v10h-4z"/>',
  bolt: '<path d="M11 2.5 4.5 11.5H10l-1 6 6.5-9H10z"/>',
  branch:
    '<circle cx="5" cy="4.5" r="1.8"/><circle cx="5" cy="15.5" r="1.8"/><circle cx="15" cy="7" r="1.8"/><path d="M5 6.3v7.4M15 8.8c0 3-5 2.2-8.2 5.2"/>',
  brief: '<path d="M2.5 6.5h15v10h-15zM7 6.5v-3h6v3M2.5 11h15"/>',
  calendar: '<path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4"/>',
  car: '<path d="M3 12.5 4.5 7.5C4.8 6.6 5.5 6 6.5 6h7c1 0 1.7.6 2 1.5l1.5 5V16h-2.5v-1.5h-9V16H3zM3 11.5h14"/>',
  card: '<path d="M2.5 4.5h15v11h-15zM2.5 8.5h15M5.5 12.5h3"/>',
  cart: '<path d="M2.5 3.5H5l2 9h8l2-6.5H5.6"/><circle cx="8" cy="16" r="1.2"/><circle cx="14" cy="16" r="1.2"/>',
  chart: '<path d="M3 3v14h14M6.5 13V9.5M10.5 13V6M14.5 13V8"/>',
  check: '<path d="m4 10.5 4 4 8-9"/>',
  'chevron-down': '<path d="m5 7.5 5 5 5-5"/>',
  clock: '<circle cx="10" cy="10" r="7"/><path d="M10 6v4.3l2.8 1.7"/>',
  close: '<path d="m5 5 10 10M15 5 5 15"/>',
  copy: '<path d="M7 7h10v10H7zM13 7V3H3v10h4"/>',
  document: '<path d="M5 2.5h7l3.5 3.5v11.5H5zM11.5 2.5V6.5h4M7.5 10h5M7.5 13h5"/>',
  dots: '<path d="M4.5 10h.01M10 10h.01M15.5 10h.01"/>',
  edit: '<path d="M3.5 16.5v-3L13 4l3 3-9.5 9.5z"/>',
  flag: '<path d="M5 17.5V3.5h9.5l-2 3.5 2 3.5H5"/>',
  globe: '<circle cx="10" cy="10" r="7"/><path d="M3 10h14M10 3c5 4.5 5 9.5 0 14-5-4.5-5-9.5 0-14z"/>',
  grid: '<path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z"/>',
  heart: '<path d="M10 16.5C5 13 2.8 10.3 2.8 7.6A3.7 3.7 0 0 1 10 6.2a3.7 3.7 0 0 1 7.2 1.4c0 2.7-2.2 5.4-7.2 8.9z"/>',
  home: '<path d="m3 9.5 7-6 7 6V17h-5v-4.5H8V17H3z"/>',
  house: '<path d="m3 9.5 7-6 7 6V17H3zM8 17v-5h4v5"/>',
  inbox: '<path d="M3 11.5 5 4.5h10l2 7v4H3zM3 11.5h4l1 2h4l1-2h4"/>',
  info: '<circle cx="10" cy="10" r="7"/><path d="M10 9.3v4M10 6.6v.1"/>',
  layers: '<path d="m10 3 7 4-7 4-7-4zM3 11l7 4 7-4"/>',
  link: '<path d="M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1"/>',
  lock: '<path d="M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9"/>',
  mail: '<path d="M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5"/>',
  megaphone: '<path d="M3 8v4h3l7 4V4L6 8zM16 8.5v3M6.5 12.5 7.5 17"/>',
  menu: '<path d="M3 6h14M3 10h14M3 14h14"/>',
  message: '<path d="M3 4h14v10H9l-4 3.5V14H3z"/>',
  phone:
    '<path d="M4 3h3.5l1.3 4-2 1.5a10 10 0 0 0 4.7 4.7l1.5-2 4 1.3V16c0 .8-.7 1.3-1.5 1.2C9 16.7 3.3 11 2.8 4.5 2.7 3.7 3.2 3 4 3z"/>',
  pin: '<path d="M10 17.5c4-4.3 5.5-7 5.5-9.3a5.5 5.5 0 0 0-11 0c0 2.3 1.5 5 5.5 9.3z"/><circle cx="10" cy="8.2" r="1.9"/>',
  plus: '<path d="M10 4v12M4 10h12"/>',
  repeat:
    '<path d="M4 8.5V7a2 2 0 0 1 2-2h9.5m0 0L13 2.5M15.5 5 13 7.5M16 11.5V13a2 2 0 0 1-2 2H4.5m0 0L7 12.5M4.5 15 7 17.5"/>',
  search: '<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/>',
  shield: '<path d="M10 2.5 16.5 5v5c0 4-2.8 6.5-6.5 7.5-3.7-1-6.5-3.5-6.5-7.5V5z"/>',
  star: '<path d="m10 2.8 2.2 4.7 5 .6-3.7 3.5 1 5-4.5-2.5-4.5 2.5 1-5L2.8 8.1l5-.6z"/>',
  sun: '<circle cx="10" cy="10" r="3.4"/><path d="M10 2v1.8M10 16.2V18M2 10h1.8M16.2 10H18M4.3 4.3l1.3 1.3M14.4 14.4l1.3 1.3M15.7 4.3l-1.3 1.3M5.6 14.4l-1.3 1.3"/>',
  users:
    '<circle cx="8" cy="7" r="3"/><path d="M2.5 16.5c.6-3 2.6-4.5 5.5-4.5s4.9 1.5 5.5 4.5M13 4.5a3 3 0 0 1 0 5M15 12.5c1.5.7 2.3 2 2.6 4"/>',
  video: '<path d="M2.5 5h10.5v10H2.5zM13 9l4.5-2.5v7L13 11z"/>',
} as const;

export type IconName = keyof typeof iconPaths;
