import {asksToConfirm, asksToTake} from '#src/content/product/rules';
import {timeText} from '#src/world/moment';
import type {Contact, Entry, Firm, Moment} from '#src/world/types';
import {asks, books, cancels, confirms, contact, done, due, opensReminder, them, us, weekdayHours} from './write';

/** A visit of Thursday, June 12, confirmed two days ahead. */
const patient = (
  name: string,
  chair: string,
  time: string,
  minutes: number,
  what: string,
  ...more: Entry[]
): Contact => {
  const start = `2025-06-12T${time}` as Moment;
  return contact(name, {}, [
    books('2025-05-15T10:00', what, start, minutes, chair),
    us('2025-06-10T18:00', `Your visit is on Thursday at ${timeText(start)}, ${name.split(' ')[0]}. ${asksToConfirm}`),
    them('2025-06-10T18:05', minutes > 45 ? '1, thank you' : '1'),
    confirms('2025-06-10T18:05:10'),
    ...more,
  ]);
};

/** What the front desk knows of a patient. */
const known = (phone: string, last: string, plan: string, contact: Contact): Contact => ({
  ...contact,
  phone: `(555) 555-${phone}`,
  email: `${contact.name.split(' ')[0]?.toLowerCase() ?? ''}@mail.example`,
  fields: {'last visit': last, insurance: plan, recall: '6 months', consent: 'Texts and email'},
});

const contacts: Firm['contacts'] = {
  amal: patient('Amal Idris', 'chair1', '08:30', 45, 'Cleaning'),
  carl: known(
    '0141',
    'Dec 4',
    'Dental PPO',
    patient(
      'Carl Boone',
      'chair1',
      '14:30',
      60,
      'Filling',
      due('2025-06-10T18:06', 'Post-op text', '2025-06-12', '2025-06-12T16:05'),
      due('2025-06-10T18:07', 'Review request', '2025-06-14'),
      us('2025-06-12T16:05', 'Carl, no hot drinks until 6. Call us if it aches tomorrow.'),
      them('2025-06-12T16:09', 'Will do, thank you.'),
      done('2025-06-12T16:10', 'Review', 'Review request on Saturday'),
    ),
  ),
  ines: contact('Ines Duarte', {}, [
    asks('2025-06-09T21:38', 'New patient consultation'),
    books('2025-06-09T21:39', 'Consultation', '2025-06-12T10:30', 30, 'chair1'),
    us('2025-06-09T21:40', 'You’re booked, Ines. Same entrance as the pharmacy, second floor.'),
    them('2025-06-09T21:41', 'Can my son come along?'),
    us('2025-06-09T21:42', 'Of course. There’s a corner with books.'),
    us('2025-06-11T18:00', `See you tomorrow at 10:30, Ines. ${asksToConfirm}`),
    them('2025-06-11T18:02', '1'),
    confirms('2025-06-11T18:02:10'),
    us('2025-06-12T17:30', 'Thank you for coming in today, Ines.'),
    us('2025-06-14T10:00', 'How was your visit, Ines? A short review helps the next patient.'),
    done('2025-06-15T19:20', 'Review', 'Five stars, posted'),
    us('2025-07-10T18:00', 'Four weeks already, Ines. Same time in August?'),
    them('2025-07-10T18:04', 'Yes, same time again.'),
    books('2025-07-10T18:04:10', 'Cleaning', '2025-08-07T10:30', 45, 'chair1'),
  ]),
  james: patient('James Okoro', 'chair1', '13:00', 30, 'Checkup'),
  mateo: patient('Mateo Silva', 'chair1', '09:30', 45, 'Cleaning'),
  nils: patient('Nils Berg', 'chair2', '08:00', 90, 'Crown, visit 1'),
  priya: contact('Priya Anand', {}, [
    books('2025-05-15T10:00', 'Crown', '2025-06-12T09:45', 60, 'chair2'),
    us('2025-06-10T18:00', `Your visit is on Thursday at 9:45, Priya. ${asksToConfirm}`),
    opensReminder('2025-06-11T08:20'),
  ]),
  ruth: contact('Ruth Adler', {}, [
    books('2025-05-15T10:00', 'Filling', '2025-06-12T13:45', 45, 'chair2'),
    us('2025-06-10T18:00', `Your visit is on Thursday at 1:45, Ruth. ${asksToConfirm}`),
    them('2025-06-10T18:22', '2'),
  ]),
  minnie: patient('Minnie Park', 'chair3', '08:15', 45, 'Cleaning'),
  omar: contact('Omar Haddad', {}, [
    asks('2025-06-09T15:10', 'First visit'),
    books('2025-06-09T15:12', 'First visit', '2025-06-12T09:15', 45, 'chair3'),
    confirms('2025-06-10T18:11'),
    us('2025-06-11T19:12', 'Four short forms before tomorrow’s visit, Omar. Three are done.'),
    them('2025-06-11T19:18', 'Consent signed.'),
    us('2025-06-11T19:19', 'All set. Bring your insurance card, or send a photo of it.'),
  ]),
  noa: patient('Noa Stern', 'chair3', '11:15', 45, 'Cleaning', cancels('2025-06-12T09:40')),
  rosa: known(
    '0127',
    'Nov 28',
    'Dental HMO',
    contact('Rosa Lim', {source: 'Waitlist'}, [
      asks('2025-06-05T09:57', 'Earlier cleaning', 'Is anything free before my visit in July?'),
      us('2025-06-05T09:58', 'You’re on the waitlist, Rosa. We text when a time opens.'),
      due('2025-06-05T09:59', 'X-rays', '2025-06-12'),
      us('2025-06-12T09:41', `A cleaning opened today at 11:15. ${asksToTake}`),
      them('2025-06-12T09:43', '1'),
      books('2025-06-12T09:43:10', 'Cleaning', '2025-06-12T11:15', 45, 'chair3'),
      confirms('2025-06-12T09:43:20'),
    ]),
  ),
  grace: patient('Grace Webb', 'chair3', '13:30', 45, 'Cleaning'),
  leo: patient('Leo Costa', 'chair3', '15:00', 45, 'Cleaning'),
  iris: patient('Iris Roy', 'chair4', '08:30', 45, 'Cleaning'),
  tim: known(
    '0118',
    'Dec 10',
    'Dental HMO',
    patient(
      'Tim Ward',
      'chair4',
      '10:00',
      45,
      'Cleaning',
      due('2025-06-10T18:06', 'X-rays', '2025-06-12'),
      them('2025-06-10T18:07', 'Could I try a night guard, too?'),
      us('2025-06-10T18:09', 'Sam will have a sample ready.'),
      done('2025-06-12T07:00', 'Note', 'Sam’s list, sent at 7:00'),
    ),
  ),
  eva: patient('Eva Holm', 'chair4', '13:00', 60, 'Scaling'),
  lena: contact('Lena Fischer', {source: 'Waitlist'}, [
    us('2025-06-11T18:31', `Lena, tomorrow at 2:00 is open. ${asksToTake}`),
    them('2025-06-11T18:38', '1'),
    books('2025-06-11T18:38:10', 'Cleaning', '2025-06-12T14:00', 45, 'chair4'),
    confirms('2025-06-11T18:38:20'),
  ]),
  dan: patient('Dan Petty', 'chair4', '14:45', 45, 'Cleaning'),
  ola: patient('Ola Kern', 'chair5', '09:00', 30, 'Aligners'),
  sue: patient('Sue Porter', 'chair5', '10:15', 90, 'Root canal'),
  raj: known(
    '0164',
    'May 22',
    'Member plan',
    patient(
      'Raj Patel',
      'chair5',
      '13:15',
      30,
      'Aligners',
      due('2025-06-10T18:06', 'Tray 4', '2025-06-12', '2025-06-12T14:31'),
      due('2025-06-10T18:07', 'Photo of the fit', '2025-06-19'),
      us('2025-06-12T14:20', 'Day 21: time for tray 4, Raj. Reply 1 when it’s in.'),
      them('2025-06-12T14:31', '1'),
      done('2025-06-12T14:31:10', 'Care plan', 'On course, week 3 of 12'),
    ),
  ),
  nell: known(
    '0185',
    'None yet',
    'Not given yet',
    contact('Nell Ames', {}, [
      asks('2025-06-12T12:15', 'New patient', 'Do you take new patients?'),
      us('2025-06-12T12:16', 'We do. Tuesday 8:30 or Friday 2:15?'),
      them('2025-06-12T12:19', 'Friday'),
      books('2025-06-12T12:19:10', 'First visit', '2025-06-13T14:15', 45, 'chair3'),
      done('2025-06-12T12:19:20', 'Intake', 'Intake form sent'),
      due('2025-06-12T12:19:30', 'Intake form', '2025-06-13'),
      due('2025-06-12T12:19:40', 'Insurance card', '2025-06-13'),
    ]),
  ),
  sylvie: known(
    '0109',
    'Dec 12',
    'Dental PPO',
    contact('Sylvie Fern', {}, [
      us('2025-06-12T18:00', 'It’s been six months, Sylvie. Pick a time that suits you.'),
      them('2025-06-12T18:06', 'July 8, 9:00'),
      books('2025-06-12T18:06:10', 'Cleaning', '2025-07-08T09:00', 45, 'chair3'),
    ]),
  ),
  rhea: contact('Rhea Khan', {}, [
    books('2025-04-08T10:00', 'Checkup', '2025-04-16T09:00', 30, 'chair1'),
    us('2025-04-14T09:00', `Your visit at Clearwater Dental is Wednesday at 9:00. ${asksToConfirm}`),
    them('2025-04-14T09:04', '1'),
    confirms('2025-04-14T09:04:10'),
  ]),
};

/** The dental practice of /industries/healthcare, /solutions/book-more-clients and its customer page. */
export const clearwater: Firm = {
  name: 'Clearwater Dental',
  plan: 'Pro',
  hours: weekdayHours([8, 17]),
  story: {start: '2025-04-07', live: '2025-04-21', measured: '2025-06-02', published: '2025-06-24'},
  staff: {
    chair1: {name: 'Chair 1', role: 'Dr. Mehta'},
    chair2: {name: 'Chair 2', role: 'Dr. Amari'},
    chair3: {name: 'Chair 3', role: 'Jo, hygiene'},
    chair4: {name: 'Chair 4', role: 'Sam, hygiene'},
    chair5: {name: 'Chair 5', role: 'Dr. Voss'},
  },
  pipeline: 'Patients',
  stages: [],
  contacts,
  tallies: [
    {from: '2025-05-01', days: 31, counts: {cancellations: 32, filled: 31}},
    {from: '2025-06-02', days: 7, counts: {'missed visits': 11}},
  ],
};
