import type {HeroArt} from '#src/content/schema/offer-layout';
import {pinecrest} from '#src/content/world/pinecrest';
import {dollars} from '#src/world/moment';
import {barsOf} from '#src/world/pictures';
import type {StepChart} from '#src/world/schema/parts';
import type {Picture} from '#src/world/schema/picture';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';
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
const bySource = barsOf(sources, sourceTones);

/** What was won from April 1, by week, and the target for it, in thousands. */
const wonToDate = [0, 19, 41, 58, 86, 110, 127, 158, 181, 204, 236, 262, 288, 312.4];
const target = [0, 23, 46, 69, 92, 115, 138, 162, 185, 208, 231, 254, 277, 300];
const weeks = ['Apr 1', 'Apr 28', 'May 26', 'Jun 23'] as const;

const targets: Readonly<Record<string, number>> = {Install: 55, Service: 50, Ducts: 31};
const allTargets = Object.values(targets).reduce((sum, one) => sum + one, 0);

/** What was won to date, and the target. */
export const wonByWeek: StepChart = {
  title: 'Won to date, by week',
  values: wonToDate,
  target,
  max: 400,
  yLabels: [
    {at: 0, text: '$0'},
    {at: 200, text: '200k'},
    {at: 400, text: '400k'},
  ],
  xLabels: weeks.map((text, index) => ({at: [0, 31, 62, 96][index] ?? 0, text})),
};

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
      chart: wonByWeek,
      table: {
        head: ['Team', 'Won', 'Target', 'To go'],
        rows: quarter.parts('won').map(([team, count]) => {
          const goal = targets[team] ?? 0;
          return [team, String(count), String(goal), count < goal ? String(goal - count) : 'Reached'];
        }),
      },
    },
  ]),
  schedule: shot(
    pinecrest,
    now,
    [
      {
        pane: 'report',
        title: 'Sales, PDF, Mondays at 7:00 AM',
        range: 'Apr 1 – Jun 30',
        kpis: [
          {label: 'Won', value: income, change: '+8.6%'},
          {label: 'Deals won', value: String(won), change: '+11'},
          {label: 'Average deal', value: average},
          {label: 'Win rate', value: rate, change: '+1.9 pt'},
        ],
        chart: wonByWeek,
        bars: [{title: 'Quotes by source', items: bySource}],
      },
    ],
    {also: 'Finance gets an Excel file on the first of the month, and the board gets slides.'},
  ),
} satisfies Record<string, Picture>;

export const reportingAnalyticsHero: HeroArt = {
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
};
