import type {Firm} from '#src/content/schema/world';
import {asks, done, them, us} from './write';

/** The inn of /industries/hospitality, one of the four Fieldhouse Hotels, on Thursday, June 12. */
export const millrace: Firm = {
  name: 'The Millrace Inn',
  staff: {lou: {name: 'Lou Bassett', role: 'Maintenance'}},
  pipeline: 'Stays',
  stages: [],
  contacts: {
    pia: {
      name: 'Pia Lorenz',
      fields: {room: '40'},
      log: [
        asks('2025-06-12T06:40', 'Checkout', 'Is the parking on the bill?'),
        us('2025-06-12T06:41', 'It is, $18 a night. Leave the key in the box and you’re checked out.'),
        them('2025-06-12T06:44', 'Perfect, thanks.'),
      ],
    },
    emma: {
      name: 'Emma Vance',
      fields: {room: '31', note: 'Two firm pillows', status: 'In'},
      log: [
        us('2025-06-12T09:00', 'See you tonight. Sun until six, and parking is behind the mill. Early check-in at 1?'),
        them('2025-06-12T09:07', 'Yes please, room 31.'),
        done('2025-06-12T09:30', 'Arrivals', '3 of 14 chose early check-in'),
      ],
    },
    planner: {
      name: 'Clara Lindgren',
      log: [
        asks('2025-06-12T12:10', 'Wedding, Saturday', 'We’re six more on Saturday. So sorry.'),
        us('2025-06-12T12:12', 'No problem, 126 it is. Two more rooms?'),
        done('2025-06-12T12:13', 'Event', 'Kitchen and housekeeping notified'),
      ],
    },
    okada: {name: 'Taro Okada', fields: {room: '12', note: 'Late breakfast', status: 'In'}, log: []},
    bauer: {
      name: 'Bauer family',
      fields: {room: '22', note: 'Crib, no feathers', status: 'Crib on its way'},
      log: [
        asks('2025-06-12T15:30', 'Room 22', 'Hi, room 22. It’s quite warm in here.'),
        us('2025-06-12T15:31', 'Sorry about that. Lou is on the way up.'),
        us('2025-06-12T15:52', 'The AC filter is clean again. Is it better?'),
        them('2025-06-12T15:54', 'Perfect. Dinner at eight?'),
        us('2025-06-12T15:55', 'Table for three at 8:00, by the window.'),
      ],
    },
    walkin: {
      name: 'Marit Solberg',
      log: [
        asks('2025-06-12T19:14', 'Table for two'),
        us('2025-06-12T19:15', 'You’re next. Enjoy the river, we’ll text you.'),
        us('2025-06-12T19:40', 'Your table is ready. See you in five minutes?'),
        them('2025-06-12T19:41', 'On our way.'),
      ],
    },
    ruiz: {
      name: 'Ana Ruiz',
      fields: {room: '44', note: 'Lands late', status: 'At 2 AM'},
      log: [
        asks('2025-06-12T23:50', 'Late arrival', 'Flight just landed. We’ll be there at 2.'),
        us('2025-06-12T23:51', 'No rush. The night door opens with 4471.'),
        done('2025-06-12T23:52', 'Night door', 'Night clerk sees 2 AM'),
      ],
    },
  },
  tallies: [
    {
      from: '2025-05-01',
      days: 31,
      counts: {bookings: 412},
      parts: {bookings: {'Travel sites': 176, 'Own website': 118, 'Groups and events': 67, 'Phone and text': 51}},
    },
  ],
};
