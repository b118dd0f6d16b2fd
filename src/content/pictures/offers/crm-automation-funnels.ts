import type {Picture} from '#src/mocks/types';

/** Halcyon Solar: 640 people start the roof check, 416 upload a bill, 224 book a visit. */
export const crmAutomationFunnelsPictures = {
  hero: {
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
  map: {
    kind: 'list',
    label: 'Funnel map, version 2, signed: roof check page, bill upload and site visit.',
    title: 'Map, version 2',
    chip: {text: 'Signed', tone: 'done'},
    rows: [
      {icon: 'globe', title: 'Roof check page', note: 'From ads and search'},
      {icon: 'document', title: 'Bill upload', note: 'Photo or file'},
      {icon: 'calendar', title: 'Site visit', note: 'By ZIP code'},
    ],
  },
  tests: {
    kind: 'list',
    label:
      'Test run 3: all 24 test leads passed, among them a wrong phone number, a double entry and a reply after nine days.',
    title: 'Test run 3',
    chip: {text: '24 of 24', tone: 'done'},
    rows: [
      {icon: 'check', title: 'Wrong phone number', right: 'Asked again'},
      {icon: 'check', title: 'Same person twice', right: 'Merged'},
      {icon: 'check', title: 'Reply after 9 days', right: 'Reopened'},
    ],
  },
  improvement: {
    kind: 'report',
    label: 'Share of visitors who hand in their bill: 58% with a file upload, 65% since a photo is enough.',
    title: 'Bill handed in',
    note: 'June against May',
    kpis: [],
    bars: [
      {name: 'Upload a file, May', value: '58%', share: 58, tone: 'early'},
      {name: 'Take a photo, June', value: '65%', share: 65, tone: 'done'},
    ],
  },
} satisfies Record<string, Picture>;
