import {policyFile} from '#src/content/pictures/signatures/insurance';
import {endsOf} from '#src/content/customers/quote-of';
import {ridgelineInsurance} from '#src/content/customers/ridgeline-insurance';
import {ridgeline} from '#src/content/world/ridgeline';
import type {Moment} from '#src/content/schema/world';
import {spelled} from '#src/world/describe';
import {foldFirm} from '#src/world/fold';
import {dateText, dollars} from '#src/world/moment';
import {report} from '#src/world/views';
import type {IndustryLayout} from '#src/content/schema/industry-layout';

const today: Moment = '2025-06-12T17:30';

/** Policies that fall due, the first one first. */
const due = foldFirm(ridgeline, today)
  .flatMap(({contact, log, stage = ''}) =>
    log.flatMap(([, what]) => {
      const tone = ridgeline.stages.find(({name}) => name === stage)?.tone ?? 'early';
      const {title = '', value = 0} = contact.deal ?? {};
      return what.kind === 'due' ? [{name: contact.name, what: title, amount: value, on: what.on, stage, tone}] : [];
    }),
  )
  .toSorted((a, b) => (a.on < b.on ? -1 : 1));
const moving = due.filter(({tone}) => tone !== 'waiting');
const premium = due.reduce((sum, {amount}) => sum + amount, 0);
const bySize = due.toSorted((a, b) => a.amount - b.amount);

const may = report(ridgeline, '2025-05-01', '2025-05-31');
/** By producer; the agency's is that of its customer page. */
const retention = ['88%', '84%', '80%'];
const rate = (bound: number, quotes: number) => `${Math.round((100 * bound) / quotes)}%`;

export const insuranceLayout: IndustryLayout = {
  hero: {
    kind: 'bleed',
    picture: {
      kind: 'day',
      label: `Renewal list of ${ridgeline.name}: ${spelled(due.length)} policies worth ${dollars(premium)} in premium fall due within 60 days. ${moving.length} are in motion. 61 percent were bound early in May, 24 percent in January.`,
      title: 'Due in 60 days',
      note: `Premium ${dollars(premium)}`,
      chip: {text: `${moving.length} of ${due.length} in motion`, tone: 'active'},
      rows: due.map(({name, what, amount, on, stage, tone}) => ({
        time: dateText(on, 'short'),
        title: name,
        note: `${what}, ${dollars(amount)}`,
        status: stage,
        tone,
      })),
      side: {
        label: 'Bound early',
        value: '61%',
        note: '24% in January',
        bars: [24, 30, 39, 48, 61],
        from: 'Jan',
        to: 'May',
      },
    },
  },
  day: policyFile,
  recipe: 'voice',
  pictures: [
    {
      feature: 'Quote chasing',
      picture: {
        kind: 'list',
        label:
          'Three requests are open: loss runs of Harlan Freight are asked for a second time, a VIN and a roof age have arrived.',
        title: 'Still missing',
        chip: {text: '3 open', tone: 'waiting'},
        note: 'Asked until it arrives',
        rows: [
          {icon: 'document', title: 'Loss runs, 5 years', note: 'Harlan Freight', right: 'Asked twice', on: 'alert'},
          {icon: 'document', title: 'Driver list', note: 'Harlan Freight', right: 'Asked once'},
          {icon: 'document', title: 'Reserve study', note: 'Eastgate Condos', right: 'Asked once'},
          {icon: 'check', title: 'VIN ending 0932', note: 'Piotr Zielinski', right: 'Jun 10'},
          {icon: 'check', title: 'Roof age, 8 years', note: 'Marisol Vega', right: 'Jun 9'},
          {icon: 'check', title: 'Square footage', note: 'Dunmore Orthodontics', right: 'Jun 6'},
        ],
      },
    },
    {
      feature: 'Producer scorecard',
      picture: {
        kind: 'table',
        label: `Scorecard of three producers: retention from 80 to 88 percent, ${may.count('quotes')} quotes out and ${may.count('bound')} bound in May.`,
        title: 'Producers, May',
        note: 'All carriers',
        head: ['Producer', 'Retention', 'Quotes out', 'Bound', 'Bind rate'],
        rows: [
          ...may.parts('quotes').map(([name, quotes], index) => {
            const bound = may.parts('bound')[index]?.[1] ?? 0;
            return [name, retention[index] ?? '', String(quotes), String(bound), rate(bound, quotes)];
          }),
          [
            'Agency',
            `*${endsOf(ridgelineInsurance).after}%`,
            `*${may.count('quotes')}`,
            `*${may.count('bound')}`,
            `*${rate(may.count('bound'), may.count('quotes'))}`,
          ],
        ],
      },
    },
  ],
  closing: {
    kind: 'bars',
    caption: `Premium due in the next 60 days: ${dollars(premium)}`,
    label: `Premium due within 60 days by client: ${bySize.map(({name, amount}) => `${name} ${dollars(amount)}`).join(', ')}.`,
    rows: bySize.map(({name, amount}) => ({name, value: amount, shown: dollars(amount)})),
  },
};
