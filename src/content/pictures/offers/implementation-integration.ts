import type {Picture} from '#src/mocks/types';

/** Redwater Supply: 26,140 records on their way from the old system. */
export const implementationIntegrationPictures = {
  hero: {
    kind: 'report',
    label:
      'Migration check in week 2 of 5: 26,140 records moved, 1,312 duplicates merged and 38 waiting for a decision. 18,420 contacts, 3,160 companies, 1,940 deals, 2,620 notes and files.',
    title: 'Migration check',
    note: 'Week 2 of 5',
    kpis: [
      {label: 'Records moved', value: '26,140'},
      {label: 'Duplicates merged', value: '1,312'},
      {label: 'Your decision', value: '38'},
    ],
    bars: [
      {name: 'Contacts', value: '18,420', share: 100, tone: 'active'},
      {name: 'Companies', value: '3,160', share: 17, tone: 'active'},
      {name: 'Notes and files', value: '2,620', share: 14, tone: 'waiting'},
      {name: 'Deals', value: '1,940', share: 11, tone: 'active'},
    ],
  },
} satisfies Record<string, Picture>;
