import {endsOf} from '#src/content/customers/quote-of';
import {ridgelineInsurance} from '#src/content/customers/ridgeline-insurance';
import {policyFile} from '#src/content/pictures/signatures/insurance';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {ridgeline} from '#src/content/world/ridgeline';
import {foldFirm} from '#src/world/fold';
import {dollars} from '#src/world/moment';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';
import {report} from '#src/world/views';

const today: Moment = '2025-06-12T17:30';

/** Policies that fall due, the first one first. */
const due = foldFirm(ridgeline, today)
  .flatMap(({id, contact, log}) =>
    log.flatMap(([, what]) =>
      what.kind === 'due' ? [{id, name: contact.name, amount: contact.deal?.value ?? 0, on: what.on}] : [],
    ),
  )
  .toSorted((a, b) => (a.on < b.on ? -1 : 1));
const premium = due.reduce((sum, {amount}) => sum + amount, 0);
const bySize = due.toSorted((a, b) => a.amount - b.amount);

const may = report(ridgeline, '2025-05-01', '2025-05-31');
/** By producer; the agency's is that of its customer page. */
const retention = ['88%', '84%', '80%'];
const rate = (bound: number, quotes: number) => `${Math.round((100 * bound) / quotes)}%`;

export const insuranceLayout: IndustryLayout = {
  hero: {
    kind: 'bleed',
    picture: shot(
      ridgeline,
      today,
      [
        {
          pane: 'contacts',
          title: 'Due in 60 days',
          who: due.map(({id}) => id),
          columns: ['asked', 'stage', 'next', {field: 'missing', title: 'Missing'}, 'value'],
        },
      ],
      {
        focus: 'harlan',
        also: 'Each renewal has a date and a stage.',
      },
    ),
  },
  day: policyFile,
  recipe: 'voice',
  pictures: [
    {
      feature: 'Quote chasing',
      picture: shot(ridgeline, today, [
        {
          pane: 'contacts',
          title: 'Still missing',
          who: ['harlan', 'eastgate', 'piotr', 'vega', 'dunmore'],
          columns: [
            {field: 'missing', title: 'What'},
            {field: 'asked', title: 'State'},
          ],
        },
      ]),
    },
    {
      feature: 'Producer scorecard',
      picture: shot(ridgeline, '2025-05-31T18:00', [
        {
          pane: 'report',
          title: 'Producers',
          range: 'May, all carriers',
          kpis: [
            {label: 'Policies bound', value: String(may.count('bound'))},
            {label: 'Quotes out', value: String(may.count('quotes'))},
            {label: 'Bind rate', value: rate(may.count('bound'), may.count('quotes'))},
          ],
          table: {
            head: ['Producer', 'Retention', 'Bound', 'Quotes out', 'Bind rate'],
            rows: [
              ...may.parts('quotes').map(([name, quotes], index) => {
                const bound = may.parts('bound')[index]?.[1] ?? 0;
                return [name, retention[index] ?? '', String(bound), String(quotes), rate(bound, quotes)];
              }),
              [
                'Agency',
                `${endsOf(ridgelineInsurance).after}%`,
                String(may.count('bound')),
                String(may.count('quotes')),
                rate(may.count('bound'), may.count('quotes')),
              ],
            ],
            on: may.parts('quotes').length,
          },
        },
      ]),
    },
  ],
  closing: {
    kind: 'bars',
    caption: `Premium due in the next 60 days: ${dollars(premium)}`,
    label: `Premium due within 60 days by client: ${bySize.map(({name, amount}) => `${name} ${dollars(amount)}`).join(', ')}.`,
    rows: bySize.map(({name, amount}) => ({name, value: amount, shown: dollars(amount)})),
  },
};
