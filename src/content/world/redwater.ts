import type {Firm} from '#src/world/types';
import {called, contact, done, due, moves, opened, pays, them} from './write';

/** The supplier of /services/implementation-integration, whose records moved in five weeks. */
export const redwater: Firm = {
  name: 'Redwater Supply',
  plan: 'Enterprise',
  staff: {wes: {name: 'Wes Redwater', tone: 'apricot'}},
  pipeline: 'Orders',
  stages: [
    {name: 'Quoted', tone: 'active'},
    {name: 'Ordered', tone: 'done'},
  ],
  contacts: {
    hugh: contact(
      'Hugh Iverson',
      {tone: 'ink', deal: {title: 'Quote 884', value: 6420, owner: 'wes'}, fields: {orders: '7', merged: '3 rows'}},
      [
        pays('2021-03-12T09:00', 480, 'First order'),
        done('2022-05-18T10:00', 'Quote 402', 'Won, $2,240'),
        done('2025-05-06T15:00', 'Order 1207', 'Delivered, $1,940'),
        done('2025-06-02T07:30', 'Merged', 'Two older rows, notes kept'),
        them('2025-06-09T10:40', 'Can it come Monday?'),
        called('2025-06-10T11:05', '4 min, about delivery'),
        moves('2025-06-11T09:20', 'Quoted'),
        due('2025-06-11T09:20:10', 'Delivery', '2025-06-16'),
        opened('2025-06-11T13:30', 'Quote 884, opened twice'),
      ],
    ),
  },
  tallies: [],
};
