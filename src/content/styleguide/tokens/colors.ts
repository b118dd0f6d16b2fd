import type {ColorToken, TokenGroup} from '#src/content/styleguide/types';

/** Every color of src/styles/tokens/_colors.scss. */
export const colorGroups: readonly TokenGroup<ColorToken>[] = [
  {
    title: 'Grounds',
    tokens: [
      {name: '--sw-paper', use: 'The page', band: true},
      {name: '--sw-surface', use: 'Inputs, plans, product windows, menus', band: true},
      {name: '--sw-sunken', use: 'Every other section, code', band: true},
      {name: '--sw-sunken-2', use: 'Tracks, chips, busy buttons', band: true},
      {name: '--sw-raise', use: 'Selected segment in a track', band: true},
      {name: '--sw-cell', use: 'Bento cell'},
      {name: '--sw-cell-warm', use: 'The one warm bento cell'},
      {name: '--sw-edge', use: 'Top edge of a product window: lighter in the dark', band: true},
      {name: '--sw-backdrop', use: 'Behind an open dialog'},
      {name: '--sw-backdrop-solid', use: 'The same where nothing shines through'},
    ],
  },
  {
    title: 'Text and lines',
    tokens: [
      {name: '--sw-ink', use: 'Headings and text', band: true},
      {name: '--sw-ink-2', use: 'Second text, icon buttons', band: true},
      {name: '--sw-muted', use: 'Leads, captions, answers', band: true},
      {name: '--sw-line', use: 'Hairline', band: true},
      {name: '--sw-line-2', use: 'Stronger hairline', band: true},
      {name: '--sw-line-ctl', use: 'Border of inputs and secondary buttons', band: true},
    ],
  },
  {
    title: 'Brand',
    tokens: [
      {name: '--sw-brand', use: 'Primary button, links, selected', band: true},
      {name: '--sw-brand-hover', use: 'Primary button under the pointer', band: true},
      {name: '--sw-on-brand', use: 'Text on brand', band: true},
      {name: '--sw-brand-tint', use: 'Mint ground', band: true},
      {name: '--sw-brand-ink', use: 'Text on the mint ground', band: true},
      {name: '--sw-focus', use: 'Focus ring', band: true},
      {name: '--sw-mark-ground', use: 'Ground of the mark'},
      {name: '--sw-mark-step', use: 'Step line of the mark'},
    ],
  },
  {
    title: 'Lime and apricot',
    tokens: [
      {name: '--sw-lime', use: 'End-point, “Most Popular”, button on the band'},
      {name: '--sw-lime-hover', use: 'That button under the pointer'},
      {name: '--sw-on-lime', use: 'Text on lime'},
      {name: '--sw-lime-tint', use: 'Third ground of initials'},
      {name: '--sw-lime-ink', use: 'Text on the lime tint'},
      {name: '--sw-apricot', use: 'Second data color, needs attention'},
      {name: '--sw-apricot-tint', use: 'Ground of a warning', band: true},
      {name: '--sw-apricot-ink', use: 'Text on the apricot tint', band: true},
    ],
  },
  {
    title: 'Messages',
    tokens: [
      {name: '--sw-danger', use: 'Form errors only'},
      {name: '--sw-danger-tint', use: 'Ground of an error'},
    ],
  },
  {
    title: 'Data',
    tokens: [
      {name: '--sw-data-1', use: 'Line, active', band: true},
      {name: '--sw-data-2', use: 'Target line', band: true},
      {name: '--sw-data-4', use: 'Quiet bars, early', band: true},
      {name: '--sw-data-area', use: 'Area under a line', band: true},
      {name: '--sw-grid', use: 'Grid of a chart', band: true},
    ],
  },
  {
    title: 'Dark band',
    tokens: [
      {name: '--sw-band', use: 'Ground of the band'},
      {name: '--sw-band-2', use: 'Raised part of the band'},
      {name: '--sw-band-ink', use: 'Text on the band'},
      {name: '--sw-band-muted', use: 'Second text on the band'},
      {name: '--sw-band-line', use: 'Hairline on the band'},
    ],
  },
];
