import {wonByWeek} from '#src/content/pictures/offers/reporting-analytics';
import type {SignatureFrame} from '#src/content/schema/signature';
import {pinecrest} from '#src/content/world/pinecrest';
import {dollars} from '#src/world/moment';
import {barsOf, tableOf} from '#src/world/pictures';
import type {Pane, ReportPane} from '#src/world/schema/shot';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';
import {payments, report} from '#src/world/views';

const now: Moment = '2025-06-30T12:00';
const quarter = report(pinecrest, '2025-04-01', '2025-06-30');
const [quotes, won, income] = ['quotes', 'won', 'income'].map((name) => quarter.count(name)) as [
  number,
  number,
  number,
];
const range = 'Apr 1 – Jun 30';

const reports: Pane = {
  pane: 'reports',
  names: [
    'Ad spend to won deals',
    'Income by source',
    'First reply by person',
    'Invoices by age',
    'Deals by town',
    'Win rate by team',
    'Quotes without a reply',
  ],
};

const bySource: ReportPane['bars'] = [
  {title: 'Quotes by source', items: barsOf(quarter.parts('quotes'), ['active', 'done', 'early', 'waiting'])},
];

const google = quarter.parts('Google quotes');
const wonByGoogle = Object.fromEntries(google)['Won'] ?? 0;
const sold = payments(pinecrest, now);

/** Pinecrest Heating & Air: a question, the people behind one of its figures, and the report that is sent. */
export const quarterReports: SignatureFrame = {
  kind: 'shots',
  tone: 'sunken',
  pictures: [
    shot(pinecrest, now, [
      reports,
      {
        pane: 'report',
        title: 'Ad spend to won deals',
        range,
        kpis: [
          {label: 'Quotes', value: String(quotes)},
          {label: 'Won', value: String(won)},
          {label: 'Won, in dollars', value: dollars(income)},
        ],
        chart: wonByWeek,
        bars: bySource,
        table: tableOf('Source', quarter.parts('quotes')),
      },
    ]),
    shot(
      pinecrest,
      now,
      [
        reports,
        {
          pane: 'report',
          title: 'Ad spend to won deals',
          range: 'Google',
          kpis: google.map(([label, count]) => ({label, value: String(count), isNew: label === 'Won'})),
          table: {
            head: [`${sold.length} of ${wonByGoogle}, by invoice`, 'Number', 'Paid'],
            rows: sold.map(({contact, what, number, amount}) => [
              `${contact.name}, ${what.toLowerCase()}`,
              number,
              dollars(amount),
            ]),
            on: sold.findIndex(({id}) => id === 'alvarez'),
          },
        },
        {pane: 'activity', of: 'alvarez'},
      ],
      {narrow: 1},
    ),
    shot(pinecrest, now, [
      {pane: 'reports', names: ['Sales, Mondays at 7:00 AM', 'Invoices, on the 1st', 'Board slides, July 1']},
      {
        pane: 'report',
        title: 'Sales',
        range,
        kpis: [
          {label: 'Won', value: dollars(income), change: '+8.6%'},
          {label: 'Deals won', value: String(won), change: '+11'},
          {label: 'Average deal', value: dollars(income / won)},
          {label: 'Win rate', value: `${(100 * won) / quotes}%`, change: '+1.9 pt'},
        ],
        chart: wonByWeek,
        bars: bySource,
      },
    ]),
  ],
};
