import type {Contact, Day, Entry, Firm, Moment} from '#src/world/types';
import {asks, books, contact, done, due, moves, them, us} from './write';

/** A buyer of June 12 whose showing is booked minutes after the question. */
const buyer = (name: string, source: string, asked: Moment, home: string, value: number, visit: Entry): Contact =>
  contact(name, {source, deal: {title: home, value, owner: visit[1].kind === 'books' ? visit[1].with : ''}}, [
    asks(asked, home),
    visit,
    moves(`${asked}:30` as Moment, 'Showing booked'),
  ]);

/** A deal that has been in its stage for days. */
const deal = (name: string, title: string, value: number, owner: string, stage: string, since: Day): Contact =>
  contact(name, {deal: {title, value, owner}}, [moves(`${since}T10:00`, stage)]);

/** The brokerage of /industries/real-estate and its customer page, on Thursday, June 12. */
export const harbour: Firm = {
  name: 'Harbour & Pine',
  plan: 'Enterprise',
  story: {start: '2024-02-19', live: '2024-03-04', measured: '2026-02-16', published: '2026-03-10'},
  staff: {jo: {name: 'Jo Tran'}, mika: {name: 'Mika Berg'}, sol: {name: 'Sol Ortega'}},
  pipeline: 'Live deals',
  stages: [
    {name: 'Showing booked', tone: 'early', quietAfter: 5, others: {count: 5, value: 2_511_000}},
    {name: 'Offer made', tone: 'active', quietAfter: 5, others: {count: 3, value: 1_392_500}},
    {name: 'Under contract', tone: 'waiting', quietAfter: 5, others: {count: 2, value: 1_031_000}},
  ],
  contacts: {
    nadia: contact('Nadia Renner', {source: 'portal', deal: {title: '14 Juniper Row', value: 612_000, owner: 'jo'}}, [
      asks('2025-06-12T08:10', '14 Juniper Row', 'Is 14 Juniper Row still for sale?'),
      us('2025-06-12T08:10:20', 'Yes. Three bedrooms, $612,000. Floor plan attached.', 'Jo'),
      us('2025-06-12T08:10:30', 'Friday 5:30, Saturday 11:00 or Sunday 2:00?', 'Jo'),
      them('2025-06-12T08:11', 'Saturday 11:00'),
      books('2025-06-12T08:11:10', 'Showing', '2025-06-14T11:00', 30, 'jo'),
      moves('2025-06-12T08:11:20', 'Showing booked'),
    ]),
    ellen: buyer(
      'Ellen Voigt',
      'yard sign',
      '2025-06-12T08:24',
      '9 Quarry Hill',
      540_000,
      books('2025-06-12T08:24:20', 'Showing', '2025-06-13T15:30', 30, 'sol'),
    ),
    kofi: buyer(
      'Kofi Asante',
      'website',
      '2025-06-12T08:51',
      '6 Foundry Lofts',
      389_000,
      books('2025-06-12T08:51:20', 'Showing', '2025-06-13T17:00', 30, 'mika'),
    ),
    tilda: contact('Tilda Brask', {source: 'portal'}, [asks('2025-06-12T09:12', '22 Mercer Street')]),
    owen: contact('Owen Daly', {source: 'yard sign'}, [asks('2025-06-12T09:30', '5 Ferry Road')]),
    inge: contact('Inge Moss', {source: 'open house'}, [asks('2025-06-12T09:36', '27 Saltmarsh Lane')]),
    devlin: contact('The Devlin family', {deal: {title: '27 Saltmarsh Lane', value: 745_000, owner: 'sol'}}, [
      moves('2025-06-11T19:00', 'Offer made'),
    ]),
    hugo: contact('Hugo Prentice', {deal: {title: '5 Tannery Court', value: 298_000, owner: 'mika'}}, [
      moves('2025-06-11T12:00', 'Offer made'),
    ]),
    alder: contact('Bea Castell', {deal: {title: '81 Alder Court', value: 467_000, owner: 'sol'}}, [
      moves('2025-06-11T17:20', 'Offer made'),
      moves('2025-06-12T14:30', 'Under contract'),
      due('2025-06-12T14:30:10', 'Offer accepted', '2025-06-12', '2025-06-12T14:30:10'),
      due('2025-06-12T14:30:20', 'Inspector', '2025-06-17'),
      due('2025-06-12T14:30:30', 'Lender', '2025-06-20'),
      due('2025-06-12T14:30:40', 'Attorney', '2025-06-24'),
    ]),
    harbor: contact('Ada Moreno', {deal: {title: '3 Harbor Steps', value: 528_500, owner: 'jo'}}, [
      moves('2025-06-02T10:00', 'Under contract'),
      due('2025-06-02T10:00:10', 'Inspection', '2025-06-13'),
    ]),
    liv: contact('Liv Aalto', {}, [
      us('2025-06-12T12:40', 'Thanks for seeing 9 Quarry Hill. What did you think?', 'Sol'),
      them('2025-06-12T12:44', 'Loved the light upstairs.'),
      done('2025-06-12T12:44:10', 'Feedback', 'Added to the seller’s Friday report'),
    ]),
    pell: contact('June and Walt Pell', {}, [
      us('2025-06-12T19:20', 'Four years in your house today. Number 12 sold last week for $588,000.', 'Mika'),
      them('2025-06-12T19:31', 'No way. What would ours bring?'),
      done('2025-06-12T19:33', 'Call', 'Valuation call set for Monday'),
    ]),
    leah: contact('Leah Stone', {}, [
      asks('2024-03-14T11:20', '14 Birch Lane', 'Is 14 Birch Lane still available?'),
      us('2024-03-14T11:21', 'It is. Mika can show it today at 4:00 or Saturday at 11:00.'),
      them('2024-03-14T11:26', 'Saturday at 11.'),
      books('2024-03-14T11:26:10', 'Showing', '2024-03-16T11:00', 30, 'mika'),
    ]),
    ilse: deal('Ilse Brandvold', '31 Kiln Street', 548_000, 'mika', 'Showing booked', '2025-06-11'),
    pavel: deal('Pavel Rusk', '4 Tide Mews', 415_000, 'jo', 'Showing booked', '2025-06-10'),
    noor: deal('Farah Elahi', '18 Beacon Hill', 632_000, 'sol', 'Showing booked', '2025-06-10'),
    otis: deal('Otis Farrow', '12 Chapel Row', 489_000, 'jo', 'Offer made', '2025-06-10'),
    helga: deal('Helga Brynn', '2 Lighthouse Lane', 612_500, 'sol', 'Offer made', '2025-06-09'),
    wilma: deal('Wilma Sund', '9 Custom House', 540_000, 'jo', 'Under contract', '2025-05-30'),
  },
  tallies: [
    {
      from: '2025-06-02',
      days: 7,
      counts: {guests: 41},
      parts: {guests: {'Valuation offered': 6, 'Two listings sent': 35}},
    },
  ],
};
