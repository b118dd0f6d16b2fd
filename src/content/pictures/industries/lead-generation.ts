import {reneeDays} from '#src/content/pictures/signatures/lead-generation';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {halcyon} from '#src/content/world/halcyon';
import {phonePicture} from '#src/world/pictures';
import {shot} from '#src/world/shots';

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
      shot(halcyon, '2025-06-12T09:44:30', [
        {
          pane: 'contacts',
          title: 'New leads',
          who: ['renee', 'aisha', 'dev'],
          columns: [{field: 'score', title: 'Score'}],
        },
      ]),
      phonePicture(halcyon, 'renee', '2025-06-12T09:43:10', '2025-06-12T09:44', {head: 'Today, 9:43 AM'}),
    ],
  },
  day: reneeDays,
  recipe: 'tall',
  pictures: [
    {
      feature: 'Instant first touch',
      picture: shot(halcyon, '2025-06-12T09:44:20', [{pane: 'talk', with: 'renee', from: '2025-06-12T09:42'}]),
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
