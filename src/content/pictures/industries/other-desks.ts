import {contact, done} from '#src/content/world/write';
import type {Picture} from '#src/world/schema/picture';
import {shot} from '#src/world/shots';
import type {Firm, Moment} from '#src/world/types';

type Desk = {
  /** As a customer of ours would be called in a sentence. */
  name: string;
  time: string;
  title: string;
  /** What the desk calls the two columns after the name. */
  columns: readonly [string, string];
  rows: readonly (readonly [name: string, first: string, second: string])[];
};

/** The list that a desk works with at its hour, in its own words. */
function deskShot({name, time, title, columns: [first, second], rows}: Desk): Picture {
  const at = `2025-06-12T${time}` as Moment;
  const firm: Firm = {
    name,
    plan: 'Team',
    staff: {},
    pipeline: title,
    stages: [],
    contacts: Object.fromEntries(
      rows.map(([who, one, two]) => [who, contact(who, {fields: {one, two}}, [done('2025-06-11T09:00', title, one)])]),
    ),
    tallies: [],
  };
  const columns = [
    {field: 'one', title: first},
    {field: 'two', title: second},
  ];
  return shot(firm, at, [{pane: 'contacts', title, who: rows.map(([who]) => who), columns}]);
}

const desks: readonly Desk[] = [
  {
    name: 'Grain co-op',
    time: '06:00',
    title: 'Deliveries today',
    columns: ['Load', 'Slot'],
    rows: [
      ['Lars Eide', 'Wheat, 2 trucks', '6:20'],
      ['Dora Pruitt', 'Barley', '6:45'],
      ['Hollow Creek', 'Wheat', '7:10'],
      ['Ike Brandvold', 'Canola, 3 trucks', '7:30'],
      ['Marsh Brothers', 'Oats', '8:15'],
      ['June Hansen', 'Wheat', '8:40'],
      ['Otis Farm', 'Barley, 2 trucks', 'Asked'],
    ],
  },
  {
    name: 'School',
    time: '08:45',
    title: 'Applications',
    columns: ['Grade', 'Missing'],
    rows: [
      ['Carter family', '6', 'A transcript'],
      ['Lindqvist family', '9', 'Two signatures'],
      ['Adams family', '3', 'Complete'],
      ['Turner family', '6', 'A transcript'],
      ['Moreno family', '1', 'School visit'],
      ['Whitcombe family', '9', 'Complete'],
      ['Sandoval family', '4', 'Health form'],
    ],
  },
  {
    name: 'Builder',
    time: '10:10',
    title: 'Bid 41, clinic',
    columns: ['Trade', 'Price'],
    rows: [
      ['Volt & Sons', 'Electrical', 'No answer'],
      ['Kestrel Electric', 'Electrical', 'No answer'],
      ['Dunn Plumbing', 'Plumbing', '$84,300'],
      ['Arbor Drywall', 'Walls', '$41,750'],
      ['Harbor Roofing', 'Roof', '$96,200'],
      ['Summit Glass', 'Windows', '$58,900'],
      ['Hale Concrete', 'Floor', '$73,400'],
    ],
  },
  {
    name: 'Food bank',
    time: '13:00',
    title: 'Packing, 2:00 PM',
    columns: ['Since', 'Answer'],
    rows: [
      ['Ruth Calloway', '2021', 'Canceled'],
      ['Tim Osei', '2023', 'Asked'],
      ['Greta Lowe', '2024', 'Asked'],
      ['Marcus Bell', '2022', 'Asked'],
      ['Ana Figueroa', '2020', 'Coming'],
      ['Jo Henry', '2025', 'Coming'],
      ['Walter Pratt', '2019', 'Coming'],
    ],
  },
  {
    name: 'Lanes',
    time: '16:15',
    title: 'Chicago to Tulsa',
    columns: ['Last', 'Rate'],
    rows: [
      ['Red Plains Freight', 'May 28', '$1,840'],
      ['Ozark Hauling', 'May 14', '$1,910'],
      ['J. Whitaker', 'Apr 30', '$1,780'],
      ['Two Rivers', 'Apr 22', '$1,865'],
      ['Falcon Lines', 'Apr 9', '$1,940'],
      ['Arrow Transport', 'Mar 27', '$1,820'],
      ['Blue Mesa', 'Mar 12', '$1,795'],
    ],
  },
  {
    name: 'Climbing gym',
    time: '19:30',
    title: 'First class',
    columns: ['Route', 'Note'],
    rows: [
      ['Nora Forsyth', 'Green 4', 'Sent'],
      ['Colin Reid', 'Green 2', 'Sent'],
      ['Priya Nair', 'Blue 1', 'Sent'],
      ['Hector Ruiz', 'Green 3', 'Sent'],
      ['Sophie Lang', 'Green 5', 'Sent'],
      ['Ben Achterberg', 'Blue 2', 'Sent'],
      ['Maya Park', 'Green 1', 'Sent'],
      ['Tom Varga', 'Green 4', 'Sent'],
      ['Ida Solheim', 'Blue 1', 'Sent'],
    ],
  },
];

export const otherDesks: readonly Picture[] = desks.map(deskShot);
