import type {Contact, Firm, Moment} from '#src/world/types';
import {asks, books, confirms, contact, done, them, us} from './write';

/** What the house itself has on its plan for Thursday, June 12, since the evening before. */
const plan = (name: string, what: string, time: string, minutes: number, who: string): Contact =>
  contact(name, {}, [
    books('2025-06-11T20:00', what, `2025-06-12T${time}` as Moment, minutes, who),
    confirms('2025-06-11T20:00:10'),
  ]);

/** The inn of /industries/hospitality, one of the four Fieldhouse Hotels, on Thursday, June 12. */
export const millrace: Firm = {
  name: 'The Millrace Inn',
  plan: 'Enterprise',
  story: {start: '2024-09-16', live: '2024-09-30', measured: '2025-09-29', published: '2025-10-28'},
  staff: {
    desk: {name: 'Front desk', role: 'Place'},
    rooms: {name: 'Housekeeping', role: 'Place', tone: 'lime'},
    lou: {name: 'Lou Bassett', role: 'Maintenance', tone: 'apricot'},
    kitchen: {name: 'Kitchen', role: 'Place'},
    window: {name: 'Window table', role: 'Place'},
    river: {name: 'River table', role: 'Place', tone: 'lime'},
    night: {name: 'Night clerk', role: 'Place', tone: 'ink'},
  },
  pipeline: 'Stays',
  stages: [],
  contacts: {
    pia: contact('Pia Lorenz', {fields: {room: '40'}}, [
      asks('2025-06-12T06:40', 'Checkout', 'Is the parking on the bill?'),
      us('2025-06-12T06:41', 'It is, $18 a night. Leave the key in the box and you’re checked out.'),
      them('2025-06-12T06:44', 'Perfect, thanks.'),
      books('2025-06-12T06:44:10', 'Checkout', '2025-06-12T07:30', 30, 'desk'),
      confirms('2025-06-12T06:44:20'),
    ]),
    emma: contact('Emma Vance', {fields: {room: '31', note: 'Two firm pillows', status: 'In'}}, [
      us('2025-06-12T09:00', 'See you tonight. Sun until six, and parking is behind the mill. Early check-in at 1?'),
      them('2025-06-12T09:07', 'Yes please, room 31.'),
      books('2025-06-12T09:07:10', 'Early check-in', '2025-06-12T13:00', 45, 'desk'),
      confirms('2025-06-12T09:07:20'),
      done('2025-06-12T09:30', 'Arrivals', '3 of 14 chose early check-in'),
    ]),
    planner: contact('Clara Lindgren', {}, [
      asks('2025-06-12T12:10', 'Wedding, Saturday', 'We’re six more on Saturday. So sorry.'),
      us('2025-06-12T12:12', 'No problem, 126 it is. Two more rooms?'),
      done('2025-06-12T12:13', 'Event', 'Kitchen and housekeeping notified'),
      books('2025-06-12T12:13:10', 'Menu for 126', '2025-06-12T15:00', 60, 'kitchen'),
      confirms('2025-06-12T12:13:20'),
    ]),
    okada: contact('Taro Okada', {fields: {room: '12', note: 'Late breakfast', status: 'In'}}, [
      done('2025-06-12T15:05', 'Check-in', 'Room 12'),
    ]),
    bauer: contact('Bauer family', {fields: {room: '22', note: 'Crib, no feathers', status: 'Crib on its way'}}, [
      asks('2025-06-12T15:30', 'Room 22', 'Hi, room 22. It’s quite warm in here.'),
      us('2025-06-12T15:31', 'Sorry about that. Lou is on the way up.'),
      books('2025-06-12T15:31:10', 'Room 22, too warm', '2025-06-12T15:35', 25, 'lou'),
      confirms('2025-06-12T15:31:20'),
      us('2025-06-12T15:52', 'The AC filter is clean again. Is it better?'),
      them('2025-06-12T15:54', 'Perfect. Dinner at eight?'),
      us('2025-06-12T15:55', 'Table for three at 8:00, by the window.'),
      books('2025-06-12T15:55:10', 'Table for three', '2025-06-12T20:00', 90, 'window'),
      confirms('2025-06-12T15:55:20'),
    ]),
    walkin: contact('Marit Solberg', {}, [
      asks('2025-06-12T19:14', 'Table for two'),
      us('2025-06-12T19:15', 'You’re next. Enjoy the river, we’ll text you.'),
      us('2025-06-12T19:40', 'Your table is ready. See you in five minutes?'),
      them('2025-06-12T19:41', 'On our way.'),
      books('2025-06-12T19:41:10', 'Table for two', '2025-06-12T19:45', 75, 'river'),
      confirms('2025-06-12T19:41:20'),
    ]),
    agnes: contact('Agnes Thorel', {fields: {room: '14'}}, [
      us('2024-10-03T10:05', 'Room 14 is free on the weekend of the 18th, at the direct rate. Shall we hold it?'),
      them('2024-10-03T10:14', 'Yes please, two nights.'),
      done('2024-10-03T10:14:10', 'Room 14', 'Booked direct, October 18 and 19'),
    ]),
    ruiz: contact('Ana Ruiz', {fields: {room: '44', note: 'Lands late', status: 'At 2 AM'}}, [
      asks('2025-06-12T23:50', 'Late arrival', 'Flight just landed. We’ll be there at 2.'),
      us('2025-06-12T23:51', 'No rush. The night door opens with 4471.'),
      books('2025-06-12T23:51:10', 'Room 44, by the night door', '2025-06-13T02:00', 45, 'night'),
      confirms('2025-06-12T23:51:20'),
      done('2025-06-12T23:52', 'Night door', 'Night clerk sees 2 AM'),
    ]),
    checkouts: plan('11 rooms', 'Check out today', '09:30', 75, 'desk'),
    rooms12: plan('Rooms 12 to 18', 'Cleaning', '09:00', 90, 'rooms'),
    rooms20: plan('Rooms 20 to 31', 'Cleaning', '11:00', 90, 'rooms'),
    linen: plan('Fresh linen', 'Delivery', '14:00', 45, 'rooms'),
    turndown: plan('Turndown', '14 rooms', '18:30', 90, 'rooms'),
    boiler: plan('Boiler check', 'Yearly', '10:30', 60, 'lou'),
    terrace: plan('Terrace lights', 'For Saturday', '13:15', 75, 'lou'),
    breakfast: plan('Breakfast', '58 guests', '07:00', 150, 'kitchen'),
    lunch: plan('Lunch', '22 covers', '12:00', 90, 'kitchen'),
    dinner: plan('Dinner', '64 covers', '18:00', 180, 'kitchen'),
    arrivals: plan('14 parties', 'Arrive tonight', '15:30', 120, 'desk'),
    brunner: plan('Brunner, 4', 'Table for four', '18:00', 105, 'window'),
    hartley: plan('Hartley, 2', 'Table for two', '18:15', 75, 'river'),
    keys: plan('Late keys', 'Three arrivals', '21:30', 60, 'night'),
    rounds: contact('Night round', {}, [
      books('2025-06-11T20:00', 'Doors and terrace', '2025-06-13T00:30', 45, 'night'),
      confirms('2025-06-11T20:00:10'),
    ]),
    bread: contact('Bread delivery', {}, [
      books('2025-06-11T20:00', 'Back door', '2025-06-13T05:15', 45, 'kitchen'),
      confirms('2025-06-11T20:00:10'),
    ]),
    early: contact('Early checkout', {}, [
      books('2025-06-11T20:00', 'Room 19', '2025-06-13T05:30', 45, 'desk'),
      confirms('2025-06-11T20:00:10'),
    ]),
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
