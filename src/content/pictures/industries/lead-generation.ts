import {reneeDays} from '#src/content/pictures/signatures/lead-generation';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {halcyon} from '#src/content/world/halcyon';
import {dollars} from '#src/world/moment';
import {listPicture, phonePicture} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import {report} from '#src/world/views';
import {deskChip, deskRows} from '#src/content/pictures/signatures/lead-generation';

const may = report(halcyon, '2025-05-01', '2025-05-31');
const spent = Object.fromEntries(may.parts('spend'));
const costs = may.parts('held').map(([name, held]) => ({name, cost: Math.round((spent[name] ?? 0) / held)}));
const highest = Math.max(...costs.map(({cost}) => cost));
const tones = ['active', 'active', 'early', 'waiting'] as const;

/** 30 + 22 + 20 + 10 = 82, the score of the inbox and of the day. */
export const leadLayout: IndustryLayout = {
  hero: {
    kind: 'full',
    place: {
      kind: 'place',
      place: 'solar',
      label:
        'A house in the morning with 12 new solar panels on its roof; the owner meets the surveyor in front of it.',
    },
    front: [
      listPicture({title: 'New leads', chip: deskChip}, [...deskRows.slice(0, 2), ...deskRows.slice(3, 4)]),
      phonePicture(halcyon, 'renee', '2025-06-12T09:43:10', '2025-06-12T09:44', {head: 'Today, 9:43 AM'}),
    ],
  },
  day: reneeDays,
  order: ['day', 'features'],
  warm: 'left',
  pictures: [
    {
      feature: 'Cost per held call',
      picture: shot(halcyon, '2025-06-12T09:44:20', [
        {
          pane: 'report',
          title: 'Cost per held call',
          range: 'May',
          kpis: [
            {label: 'Ad spend', value: dollars(may.count('spend'))},
            {label: 'Calls held', value: String(may.count('held'))},
            {
              label: 'Per held call',
              value: dollars(Math.round(may.count('spend') / may.count('held'))),
              change: 'was $61',
            },
          ],
          bars: [
            {
              title: 'By source',
              items: costs.map(({name, cost}, index) => ({
                name,
                value: dollars(cost),
                share: Math.round((100 * cost) / highest),
                tone: tones[index] ?? 'early',
              })),
            },
          ],
        },
      ]),
    },
    {
      feature: 'Instant first touch',
      picture: shot(halcyon, '2025-06-12T09:44:20', [
        {pane: 'talk', with: 'renee', from: '2025-06-12T09:42', prompt: false},
      ]),
    },
  ],
  closing: {
    kind: 'bars',
    caption: 'Renee’s score: 82',
    label: 'A score of 82: the home is owned 30, the bill 22, the roof 20, a reply within the hour 10.',
    rows: [
      {name: 'Quick reply', value: 10, shown: '+10'},
      {name: 'Roof age', value: 20, shown: '+20'},
      {name: 'Power bill', value: 22, shown: '+22'},
      {name: 'Owns the home', value: 30, shown: '+30'},
    ],
  },
};
