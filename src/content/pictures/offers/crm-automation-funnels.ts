import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import {halcyon} from '#src/content/world/halcyon';
import {phonePicture} from '#src/world/pictures';
import type {Chip} from '#src/world/schema/parts';
import type {Picture} from '#src/world/schema/picture';
import {shot} from '#src/world/shots';
import {report} from '#src/world/views';

const may = report(halcyon, '2025-05-01', '2025-05-31');
const june = report(halcyon, '2025-06-01', '2025-06-30');
const [started, bills, visits, later] = ['started', 'bills', 'visits', 'not yet'].map((name) => june.count(name)) as [
  number,
  number,
  number,
  number,
];
const before = Math.round((100 * may.count('bills')) / may.count('started'));
const after = Math.round((100 * bills) / started);

const passed: Chip = {text: 'Passed', tone: 'active'};

/** Halcyon Solar: from the start of the roof check to the booked visit. */
export const crmAutomationFunnelsPictures = {
  flow: shot(halcyon, '2025-06-30T18:00', [
    {
      pane: 'flow',
      title: 'Solar quote funnel',
      note: `${started} started · ${visits} booked`,
      steps: [
        {icon: 'globe', title: 'Roof check page', note: `${started} started`},
        {icon: 'document', title: 'Bill uploaded', note: `${bills} of ${started}`},
        {icon: 'flag', title: 'Score the roof', note: 'Size, shade, owner', tone: 'waiting'},
      ],
      outcomes: [
        {icon: 'calendar', title: 'Book site visit', note: `${visits} booked`, tag: 'Fits'},
        {icon: 'board', title: 'Open deal', note: 'Owner by postal code'},
        {icon: 'mail', title: 'Monthly tips', note: `${later} people`, tag: 'Not yet'},
      ],
    },
  ]),
  tests: {
    kind: 'sheet',
    label:
      'Test run 3: all 24 test leads passed, among them a wrong phone number, a double entry, a dark photo, a renter and a reply after nine days.',
    title: 'Test run 3',
    note: '24 of 24 passed',
    columns: ['Test lead', 'What happened', 'Result'],
    rows: [
      ['Wrong phone number', 'Asked again', passed],
      ['Same person twice', 'Merged', passed],
      ['Photo too dark', 'Asked again', passed],
      ['Renter', 'Closed', passed],
      ['Reply after 9 days', 'Reopened', passed],
      ['No consent to text', 'Email only', passed],
      ['Two roofs', 'Two deals', passed],
      ['Asks to stop', 'No more texts', passed],
      ['Bill of 2019', 'Asked again', passed],
      ['Outside the area', 'Declined', passed],
      ['At 11:40 PM', 'Waits to 8 AM', passed],
      ['Calls back', 'Goes to Theo', passed],
    ],
  },
  improvement: shot(halcyon, '2025-06-30T18:00', [
    {
      pane: 'report',
      title: 'Bill handed in',
      range: 'June against May',
      kpis: [
        {label: 'Started', value: String(started)},
        {label: 'Bill handed in', value: String(bills)},
        {label: 'Visits booked', value: String(visits)},
      ],
      chart: {
        title: 'Bills handed in, June',
        values: [0, 30, 62, 88, 121, 150, 190, 222, 251, 284, 318, 350, 384, bills],
        max: 450,
        yLabels: [0, 225, 450].map((at) => ({at, text: String(at)})),
        xLabels: ['Jun 1', 'Jun 10', 'Jun 20', 'Jun 30'].map((text, index) => ({at: 2 + 31 * index, text})),
      },
      bars: [
        {
          title: 'Share of those who start',
          items: [
            {name: 'Upload a file, May', value: `${before}%`, share: before, tone: 'early'},
            {name: 'Take a photo, June', value: `${after}%`, share: after, tone: 'done'},
          ],
        },
      ],
      table: {
        head: ['Step', 'May', 'June'],
        rows: [
          ['Started', String(may.count('started')), String(started)],
          ['Bill handed in', String(may.count('bills')), String(bills)],
          ['Share', `${before}%`, `${after}%`],
          ['Left at the bill', String(may.count('started') - may.count('bills')), String(started - bills)],
        ],
        on: 2,
      },
    },
  ]),
  form: {
    kind: 'panel',
    label:
      'Form “Roof check”: address, ownership, the power bill as a photo, a site visit on Saturday, June 14, at 9:30 AM, and consent to text.',
    title: 'Roof check',
    rows: [
      {control: 'field', label: 'Address', value: '18 Alder Lane, Guelph'},
      {control: 'choice', label: 'Do you own the roof?', options: ['Yes', 'No'], chosen: 'Yes'},
      {control: 'field', label: 'Last power bill', value: 'bill-may.jpg'},
      {control: 'menu', label: 'Site visit', value: 'Saturday, June 14, 9:30 AM'},
      {control: 'check', label: 'Consent to text', on: true},
    ],
  },
  nurture: phonePicture(halcyon, 'gail', '2025-06-09T18:30', '2025-06-09T18:40'),
} satisfies Record<string, Picture>;

/** The landing page that the funnel starts with. */
const landing: Picture = {
  kind: 'site',
  label: 'Landing page of Halcyon Solar with one promise, one button and three figures.',
  address: 'roofcheck.halcyon.example',
  firm: 'Halcyon Solar',
  links: [],
  action: 'Check my roof',
  title: 'Does your roof pay for itself?',
  text: 'Three questions and a photo of your bill. You’ll know in a minute.',
  art: 'solar',
  services: [
    ['3 questions', 'About a minute'],
    ['No calls', 'Until you ask'],
    [`${visits} visits`, 'Booked in June'],
  ],
};

export const crmAutomationFunnelsHero: HeroArt = {kind: 'wide', picture: landing};

export const crmAutomationFunnelsClosing: ClosingChart = {
  kind: 'steps',
  caption: 'Halcyon Solar, roof check in June',
  label: `Halcyon Solar: ${started} people start the roof check, ${bills} upload a bill, ${visits} book a visit.`,
  rows: [
    {name: 'Started', value: started, shown: String(started)},
    {name: 'Bill uploaded', value: bills, shown: String(bills)},
    {name: 'Visit booked', value: visits, shown: String(visits)},
  ],
};
