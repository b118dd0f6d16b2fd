import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/world/schema/picture';

/** Vela & Thorn, event florists: from the old site to launch day. */
export const websitesBrandingPictures = {
  logo: {
    kind: 'brand',
    label:
      'Logo sheet of Vela & Thorn: the sign on dark green, as an icon, in one color, and the four colors of the palette.',
    firm: 'Vela & Thorn',
  },
  inquiry: {
    kind: 'phone',
    label:
      'A text thread with Vela & Thorn: a bride asks for September 20 for 90 guests, gets an answer and a time to meet on Wednesday the 11th.',
    firm: 'Vela & Thorn',
    clock: '9:18',
    items: [
      {at: 'Today, 9:14 AM'},
      {me: 'Is Saturday, September 20 free? 90 guests.'},
      {them: 'It is. Coffee at the farm on Wednesday at 4 or Friday at 8:30?'},
      {me: 'Wednesday.'},
      {day: 'Wed', date: 11, title: 'Meeting, 4:00 PM', text: 'At the farm, 45 min'},
    ],
  },
} satisfies Record<string, Picture>;

export const websitesBrandingHero: HeroArt = {
  kind: 'pair',
  before: {
    tag: 'Before',
    picture: {
      kind: 'oldSite',
      label:
        'The old website of Vela & Thorn, from 2009: a gray page with two missing photos and no way to ask for a date.',
      address: 'velathornfloral.example',
      title: 'Vela & Thorn Floral',
      line: 'Serving the valley since 2009',
      links: ['Home', 'About', 'Gallery', 'Links'],
      texts: [
        'Welcome to our web site. We offer flowers for all occasions.',
        'Click here to download our price list (PDF, 4 MB).',
        'To ask about a date, print the form and fax it to us.',
      ],
    },
  },
  after: {
    tag: 'After, week 6',
    picture: {
      kind: 'site',
      label:
        'The new website of Vela & Thorn: flowers for weddings and events, with prices from $140 and a button to check a date.',
      address: 'velathorn.example',
      firm: 'Vela & Thorn',
      links: ['Weddings', 'Events', 'Prices', 'Studio'],
      action: 'Check a date',
      title: 'Flowers for weddings and events',
      text: 'Grown on our farm and arranged by the two of us. Bouquets from $140, full weddings from $3,800.',
      art: 'flowers',
      services: [
        ['Weddings', 'From $3,800, 20 a year'],
        ['Events', 'From $620, set up by us'],
        ['Bouquets', 'From $140, cut that day'],
      ],
    },
  },
};

export const websitesBrandingClosing: ClosingChart = {
  kind: 'weeks',
  caption: 'velathorn.example, in six weeks',
  label: 'Six weeks: identity in weeks 1 to 3, copy in 2 and 3, design and build in 3 to 5, launch in week 6.',
  weeks: 6,
  rows: [
    {name: 'Identity', from: 1, to: 3},
    {name: 'Copy', from: 2, to: 3},
    {name: 'Design and build', from: 3, to: 5},
    {name: 'Launch', from: 6, to: 6},
  ],
};
