import type {Contact, Entry, Firm, Moment} from '#src/world/types';
import {asks, books, called, contact, due, moves, them, us} from './write';

const deal = (
  name: string,
  title: string,
  value: number,
  owner: string,
  stage: string,
  since: Moment,
  ...more: readonly Entry[]
): Contact => contact(name, {deal: {title, value, owner}}, [moves(since, stage), ...more]);

/** The forklift dealer of /solutions/manage-pipelines, on Thursday, June 12, as a quote goes out. */
export const astley: Firm = {
  name: 'Astley Forklifts',
  plan: 'Enterprise',
  staff: {kofi: {name: 'Kofi Brandt'}, lia: {name: 'Lia Amsel'}, sven: {name: 'Sven Nyholm'}},
  pipeline: 'Equipment sales',
  stages: [
    {name: 'New lead', tone: 'early', chance: 15, quietAfter: 6, others: {count: 40, value: 673_200}},
    {name: 'Site visit', tone: 'active', chance: 40, quietAfter: 8, others: {count: 32, value: 749_000}},
    {name: 'Quoted', tone: 'waiting', chance: 65, quietAfter: 5, others: {count: 22, value: 528_300}},
  ],
  contacts: {
    bellweather: contact('Bellweather Books', {deal: {title: 'Narrow-aisle pair', value: 88_400, owner: 'kofi'}}, [
      asks('2025-05-20T08:58', 'Narrow-aisle trucks', 'Two trucks for a book warehouse. Our aisles are six feet wide.'),
      moves('2025-05-20T09:00', 'New lead'),
      us('2025-05-20T09:12', 'We should measure them first. Wednesday, June 4, at 11:00?', 'Kofi'),
      them('2025-05-20T09:31', 'Works. Come to dock 2.'),
      books('2025-05-20T09:32', 'Site visit', '2025-06-04T11:00', 60, 'kofi'),
      moves('2025-06-04T11:00', 'Site visit'),
      us('2025-06-04T12:10', 'Both trucks fit, with five inches to spare. You’ll have a quote next week.', 'Kofi'),
      them('2025-06-04T12:14', 'Good. Please include training for four drivers.'),
      moves('2025-06-12T10:42', 'Quoted'),
      us('2025-06-12T10:42:10', 'Quote 2217 for both trucks is ready: $88,400, valid to June 30.', 'Kofi'),
      due('2025-06-12T10:42:20', 'Follow up', '2025-06-16', '2025-06-16T09:00'),
      us('2025-06-16T09:00', 'Does the quote cover everything? I’m free at 2:00 if you have questions.', 'Kofi'),
    ]),
    dunmore: deal('Dunmore Cold Storage', 'Warehouse, 6 trucks', 138_000, 'kofi', 'New lead', '2025-06-11T10:00'),
    fairlea: deal('Fairlea Nurseries', 'Two stackers', 19_200, 'lia', 'New lead', '2025-06-10T10:00'),
    pike: deal('Pike Street Market', 'Rental, 3 months', 7650, 'sven', 'New lead', '2025-06-09T10:00'),
    meadow: deal('Meadow Foods', 'Twelve pallet trucks', 31_200, 'kofi', 'New lead', '2025-06-06T10:00'),
    nolan: deal(
      'Nolan Brick',
      'Rough-terrain 3 t',
      46_000,
      'sven',
      'New lead',
      '2025-06-05T14:00',
      called('2025-06-10T11:20', 'The yard is paved in July'),
    ),
    weir: deal('Weir Logistics', 'Dock levelers, 4', 36_800, 'lia', 'New lead', '2025-06-05T10:00'),
    orrin: deal('Orrin Paper', 'Reach truck', 41_500, 'lia', 'Site visit', '2025-06-09T11:00'),
    galloway: deal('Galloway Foods', 'Fleet inspection', 5900, 'sven', 'Site visit', '2025-06-06T11:00'),
    sable: deal('Sable Print', 'Charging room', 12_400, 'kofi', 'Site visit', '2025-06-05T11:00'),
    hobb: deal('Hobb Timber', 'Side loader', 72_500, 'kofi', 'Site visit', '2025-06-04T15:00'),
    ursa: deal('Ursa Wine', 'Drum handler', 9800, 'sven', 'Site visit', '2025-06-04T09:30'),
    vane: deal('Vane Paper', 'Clamp set', 8700, 'kofi', 'Site visit', '2025-06-03T11:00'),
    petit: deal('Petit Dairy', 'Stainless stacker', 23_300, 'lia', 'Quoted', '2025-06-11T15:00'),
    tully: deal('Tully Farms', 'Diesel 3.5 t', 39_900, 'sven', 'Quoted', '2025-06-10T16:00'),
    jarl: deal('Jarl Steel', 'Heavy 8 t', 96_500, 'lia', 'Quoted', '2025-06-09T13:00'),
    mead: deal('Mead Ports', 'Reach stacker', 118_000, 'kofi', 'Quoted', '2025-06-05T16:00'),
    sutter: deal('Sutter Freight', 'Nine electric trucks', 214_000, 'kofi', 'Quoted', '2025-06-02T09:00'),
  },
  tallies: [],
};
