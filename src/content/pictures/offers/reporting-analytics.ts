import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';
import type {Moment} from '#src/content/schema/world';
import {pinecrest} from '#src/content/world/pinecrest';
import {stateOf} from '#src/world/fold';
import {dateText, dayOf, dollars, minutesOf} from '#src/world/moment';
import {barsOf} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import {report} from '#src/world/views';

const now: Moment = '2025-06-30T12:00';
const quarter = report(pinecrest, '2025-04-01', '2025-06-30');
const quotes = quarter.count('quotes');
const won = quarter.count('won');
const income = dollars(quarter.count('income'));
const average = dollars(quarter.count('income') / won);
const rate = `${(100 * won) / quotes}%`;
const sources = quarter.parts('quotes');
const sourceTones = ['active', 'active', 'early', 'waiting'] as const;
const source = Object.fromEntries(sources);
const {
  Won: googleWon = 0,
  Open: googleOpen = 0,
  Lost: googleLost = 0,
} = Object.fromEntries(quarter.parts('Google quotes'));
const google = googleWon + googleOpen + googleLost;

/** The way of one invoice, from the click to the payment. */
const {paid: heatPump, log, asked = now, messages} = stateOf(pinecrest, 'alvarez', now);
const [[replied] = [now], [quoted] = [now]] = messages;
const [paidAt] = log.at(-1) ?? [now];
const shortDate = (at: Moment) => dateText(dayOf(at), 'short');
const payment = `${dollars(heatPump)}, ${shortDate(paidAt)}`;

/** What was won from April 1, by week, and the target for it, in thousands. */
const wonToDate = [0, 19, 41, 58, 86, 110, 127, 158, 181, 204, 236, 262, 288, 312.4];
const target = [0, 23, 46, 69, 92, 115, 138, 162, 185, 208, 231, 254, 277, 300];
const weeks = ['Apr 1', 'Apr 28', 'May 26', 'Jun 23'] as const;

const targets: Readonly<Record<string, number>> = {Install: 55, Service: 50, Ducts: 31};
const allTargets = Object.values(targets).reduce((sum, one) => sum + one, 0);

/** Pinecrest Heating & Air: the second quarter. */
export const reportingAnalyticsPictures = {
  targets: shot(pinecrest, now, [
    {
      pane: 'report',
      title: 'Targets',
      range: 'Apr 1 – Jun 30',
      kpis: [
        {label: 'Won', value: income, change: 'target $300,000'},
        {label: 'Deals won', value: String(won), change: `target ${allTargets}`},
      ],
      chart: {
        title: 'Won to date, by week',
        values: wonToDate,
        target,
        max: 400,
        yLabels: [
          {at: 0, text: '$0'},
          {at: 200, text: '200k'},
          {at: 400, text: '400k'},
        ],
        xLabels: [
          {at: 0, text: weeks[0]},
          {at: 62, text: weeks[2]},
        ],
      },
      table: {
        head: ['Team', 'Won', 'Target', 'To go'],
        rows: quarter.parts('won').map(([team, count]) => {
          const goal = targets[team] ?? 0;
          return [team, String(count), String(goal), count < goal ? String(goal - count) : 'Reached'];
        }),
      },
    },
  ]),
  question: {
    kind: 'list',
    label:
      'Five reports: income by source, first reply by person, invoices by age, deals by town, and ad spend to won deals, which is selected.',
    title: 'Reports',
    rows: [
      {icon: 'chart', title: 'Income by source'},
      {icon: 'clock', title: 'First reply by person'},
      {icon: 'megaphone', title: 'Ad spend to won deals', on: true},
      {icon: 'document', title: 'Invoices by age'},
      {icon: 'pin', title: 'Deals by town'},
    ],
  },
  trace: {
    kind: 'table',
    label: `Where the number comes from: of ${quotes} quotes ${google} came from Google, ${googleWon} of them were won, and invoice 1184 for the Alvarez heat pump was paid: ${payment}.`,
    title: 'Where the number comes from',
    note: 'Updated 3 minutes ago',
    head: [`Quotes, ${quotes}`, `Google, ${google}`, `Won, ${googleWon}`, 'Invoice 1184'],
    rows: [
      [`Referral, ${source.Referral}`, `*Won, ${googleWon}`, '*Alvarez, heat pump', `Clicked, ${shortDate(asked)}`],
      [
        `*Google, ${source.Google}`,
        `Open, ${googleOpen}`,
        'Okafor, furnace',
        `First reply, ${minutesOf(replied) - minutesOf(asked)} min`,
      ],
      [`Website, ${source.Website}`, `Lost, ${googleLost}`, 'Lindell, ducts', `Quote, ${shortDate(quoted)}`],
      [`Radio, ${source.Radio}`, '', 'Novak, service plan', `*${payment}`],
      ['', '', `${googleWon - 4} more`, 'Paid by card'],
    ],
  },
  schedule: {
    kind: 'analytics',
    label: `The scheduled PDF for Monday, 7:00 AM: ${income} won against a target of $300,000, ${won} deals, and ${quotes} quotes by source. Finance gets an Excel file on the 1st, the board slides on July 1.`,
    title: 'Sales, PDF, Mondays at 7:00 AM',
    range: 'Apr 1 – Jun 30',
    kpis: [
      {label: 'Won', value: income, change: '+8.6%'},
      {label: 'Deals won', value: String(won), change: '+11'},
      {label: 'Average deal', value: average},
      {label: 'Win rate', value: rate, change: '+1.9 pt'},
    ],
    chart: {
      title: 'Won to date, by week',
      values: wonToDate,
      target,
      max: 400,
      yLabels: [
        {at: 0, text: '$0'},
        {at: 200, text: '200k'},
        {at: 400, text: '400k'},
      ],
      xLabels: [
        {at: 0, text: weeks[0]},
        {at: 31, text: weeks[1]},
        {at: 62, text: weeks[2]},
        {at: 96, text: weeks[3]},
      ],
    },
    stages: {
      title: 'Quotes by source',
      total: `${quotes} quotes`,
      items: sources.map(([name, count], index) => ({name, count, tone: sourceTones[index] ?? 'early'})),
    },
  },
  replies: {
    kind: 'table',
    label:
      'Median first reply in minutes by weekday and time of day: slowest on Monday at noon with 41 minutes, fastest on Wednesday morning with 3.',
    title: 'First reply, minutes',
    chip: {text: 'Median', tone: 'plain'},
    head: ['', '8–10', '10–12', '12–2', '2–4', '4–6'],
    rows: [
      ['Mon', '9', '22', '*41', '18', '12'],
      ['Tue', '6', '11', '*19', '9', '8'],
      ['Wed', '3', '6', '14', '7', '6'],
      ['Thu', '4', '9', '*17', '8', '9'],
      ['Fri', '5', '8', '16', '12', '*21'],
    ],
  },
  target: shot(pinecrest, now, [
    {
      pane: 'report',
      title: `Deals won, ${won} of ${allTargets}`,
      kpis: [],
      bars: [
        {
          title: 'Won, by team',
          items: barsOf(
            quarter.parts('won').map(([team, count]) => [`${team}, target ${targets[team] ?? 0}`, count]),
            ['done', 'active', 'waiting'],
          ),
        },
      ],
    },
  ]),
} satisfies Record<string, Picture>;

export const reportingAnalyticsHero = {
  kind: 'figure',
  label: `${income} won from April 1 to June 30 against a target of $300,000: ${won} deals at ${average} on average, a win rate of ${rate}.`,
  figure: income,
  title: 'won, April 1 to June 30',
  text: 'Target $300,000, up 8.6%',
  values: wonToDate,
  marks: weeks,
  stats: [
    {figure: String(won), label: 'deals won, 11 more'},
    {figure: average, label: 'average deal'},
    {figure: rate, label: 'win rate, up 1.9 points'},
  ],
} satisfies HeroArt;

export const reportingAnalyticsClosing: ClosingChart = {
  kind: 'bars',
  caption: `“Where do our ${quotes} quotes come from?”`,
  label: `${quotes} quotes by source: ${sources.map(([name, count]) => `${name} ${count}`).join(', ')}.`,
  rows: sources.toReversed().map(([name, value]) => ({name, value, shown: String(value)})),
};
