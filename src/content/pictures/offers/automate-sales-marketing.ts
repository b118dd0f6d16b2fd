import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import {quoteWorkflow, tessaro} from '#src/content/world/tessaro';
import {barsOf, phonePicture} from '#src/world/pictures';
import type {Picture} from '#src/world/schema/picture';
import {flowOf, shot} from '#src/world/shots';
import {report} from '#src/world/views';

const june = report(tessaro, '2025-06-01', '2025-06-30');
const quotes = june.count('quotes');
const {replied = 0, quiet = 0} = Object.fromEntries(june.parts('quotes'));

/** Tessaro Kitchens: what happens after a kitchen quote is sent. */
export const automateSalesMarketingPictures = {
  preview: {
    kind: 'panel',
    label: 'Preview of the day 2 email as Adele Marchetti would read it, with her name, product and price filled in.',
    title: 'Email on day 2',
    tool: {label: 'Send a test'},
    rows: [
      {control: 'menu', label: 'Preview as', value: 'Adele Marchetti'},
      {control: 'field', label: 'Subject', value: 'The sink, and one question'},
      {
        control: 'field',
        label: 'Message',
        value:
          'Adele, did the drawing of the island settle the question about the sink, or shall we move it? Either way the price of $18,400 is good until June 30. A one-line answer is plenty. Livia',
      },
    ],
  },
  missed: phonePicture(tessaro, 'bruno', '2025-06-10T19:12', '2025-06-10T19:15:10', {head: 'Missed call, 7:12 PM'}),
  segments: shot(tessaro, '2025-06-30T18:00', [
    {
      pane: 'report',
      title: 'Live segments',
      kpis: [
        {label: 'Quotes in June', value: String(quotes)},
        {label: 'Replied', value: String(replied)},
      ],
      bars: [
        {
          title: 'Contacts, counted live',
          items: barsOf(
            [
              ['Quoted, no reply', quiet],
              ['Bought this year', 64],
              ['No contact, 60 days', 38],
            ],
            ['active', 'done', 'waiting'],
          ),
        },
      ],
      table: {
        head: ['Segment', 'Contacts', 'Who is in it'],
        rows: [
          ['Quoted, no reply', String(quiet), 'Quiet since day 2'],
          ['Bought this year', '64', 'Paid since January'],
          ['No contact, 60 days', '38', 'Neither side wrote'],
        ],
      },
    },
  ]),
} satisfies Record<string, Picture>;

export const automateSalesMarketingHero: HeroArt = {
  kind: 'wide',
  picture: shot(tessaro, '2025-06-30T18:00', [
    flowOf(tessaro, quoteWorkflow, {
      note: `${quotes} runs in June · ${replied} replied`,
      marks: {'Call task': {tag: `${replied} reply`}, 'Text on day 5': {tag: `${quiet} do not`}},
    }),
  ]),
  phone: phonePicture(tessaro, 'adele', '2025-06-09T16:02', '2025-06-09T16:14:10', {head: 'Day 5, 4:02 PM'}),
};

export const automateSalesMarketingClosing: ClosingChart = {
  kind: 'bars',
  caption: 'Tessaro Kitchens, quotes followed up in June',
  label: `${quotes} quotes followed up: ${quiet} without a reply after the first email, ${replied} with one.`,
  rows: [
    {name: 'Quotes followed up', value: quotes, shown: String(quotes)},
    {name: 'Got the text on day 5', value: quiet, shown: String(quiet)},
    {name: 'Replied to the first email', value: replied, shown: String(replied)},
  ],
};
