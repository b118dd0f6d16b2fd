import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Halcyon Solar: 640 people start the roof check, 416 upload a bill, 224 book a visit. */
export const crmAutomationFunnelsPictures = {
  flow: {
    kind: 'flow',
    label:
      'Solar quote funnel: 640 people start the roof check and 416 upload a bill. 224 fit and book a site visit, which opens a deal; 192 do not yet and get monthly tips.',
    title: 'Solar quote funnel',
    chip: {text: 'Live', tone: 'done'},
    note: '640 started · 224 booked',
    steps: [
      {icon: 'globe', title: 'Roof check page', note: '640 started'},
      {icon: 'document', title: 'Bill uploaded', note: '416 of 640', tone: 'active'},
      {icon: 'flag', title: 'Score the roof', note: 'Size, shade, owner', tone: 'active'},
    ],
    outcomes: [
      {icon: 'calendar', title: 'Book site visit', note: '224 booked', tone: 'active', tag: 'Fits'},
      {icon: 'board', title: 'Open deal', note: 'Owner by ZIP code', tone: 'active'},
      {icon: 'mail', title: 'Monthly tips', note: '192 people', tag: 'Not yet'},
    ],
  },
  tests: {
    kind: 'list',
    label:
      'Test run 3: all 24 test leads passed, among them a wrong phone number, a double entry, a dark photo, a renter and a reply after nine days.',
    title: 'Test run 3',
    chip: {text: '24 of 24', tone: 'done'},
    rows: [
      {icon: 'check', title: 'Wrong phone number', right: 'Asked again'},
      {icon: 'check', title: 'Same person twice', right: 'Merged'},
      {icon: 'check', title: 'Photo too dark', right: 'Asked again'},
      {icon: 'check', title: 'Renter', right: 'Monthly tips'},
      {icon: 'check', title: 'Reply after 9 days', right: 'Reopened'},
    ],
  },
  improvement: {
    kind: 'report',
    label:
      'Share of visitors who hand in their bill: 58% with a file upload, 65% since a photo is enough. In June 416 of 640 did, and 224 booked a visit.',
    title: 'Bill handed in',
    note: 'June against May',
    kpis: [
      {label: 'Started', value: '640'},
      {label: 'Bill handed in', value: '416'},
      {label: 'Visits booked', value: '224'},
    ],
    bars: [
      {name: 'Upload a file, May', value: '58%', share: 58, tone: 'early'},
      {name: 'Take a photo, June', value: '65%', share: 65, tone: 'done'},
    ],
  },
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
  nurture: {
    kind: 'phone',
    label: 'Two texts of Halcyon Solar to someone whose roof does not fit yet, and the reply that reopens the deal.',
    firm: 'Halcyon Solar',
    clock: '6:30',
    items: [
      {at: 'Monday, 6:30 PM'},
      {them: 'Shade on your roof drops after the fall trim. We’ll check again in November.'},
      {me: 'The maple is gone since Friday.'},
      {them: 'Then let’s look now. Saturday at 9:30?'},
    ],
  },
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
    ['224 visits', 'Booked so far'],
  ],
};

export const crmAutomationFunnelsHero: HeroArt = {kind: 'wide', picture: landing};

export const crmAutomationFunnelsClosing: ClosingChart = {
  kind: 'steps',
  caption: 'Halcyon Solar, roof check in June',
  label: 'Halcyon Solar: 640 people start the roof check, 416 upload a bill, 224 book a visit.',
  rows: [
    {name: 'Started', value: 640, shown: '640'},
    {name: 'Bill uploaded', value: 416, shown: '416'},
    {name: 'Visit booked', value: 224, shown: '224'},
  ],
};
