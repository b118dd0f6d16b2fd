import type {Contact, Day, Firm} from '#src/world/types';
import {asks, bills, contact, mail, pays, us} from './write';

/** Who asked on Google, bought, and paid by card. */
const sold = (name: string, what: string, amount: number, number: string, billed: Day, paid: Day): Contact =>
  contact(name, {}, [bills(`${billed}T08:00`, number, amount, what), pays(`${paid}T11:00`, amount, 'Invoice', number)]);

/** The heating company of /solutions/reporting-analytics, in its second quarter. */
export const pinecrest: Firm = {
  name: 'Pinecrest Heating & Air',
  plan: 'Pro',
  staff: {},
  pipeline: 'Quotes',
  stages: [],
  contacts: {
    alvarez: contact('Celeste Alvarez', {}, [
      asks('2025-04-09T14:10', 'Heat pump'),
      us('2025-04-09T14:16', 'Thanks, Celeste. May we come by on Monday to measure?'),
      mail('2025-04-17T09:30', 'us', 'Your quote for the heat pump is attached.'),
      bills('2025-04-30T08:00', '1184', 6480, 'Heat pump'),
      pays('2025-05-02T10:40', 6480, 'Invoice', '1184'),
    ]),
    okafor: sold('Chidi Okafor', 'Furnace', 4920, '1187', '2025-05-05', '2025-05-09'),
    lindell: sold('Maren Lindell', 'Ducts', 2150, '1191', '2025-05-08', '2025-05-12'),
    novak: sold('Pavla Novak', 'Service plan', 340, '1194', '2025-05-12', '2025-05-12'),
    ebert: sold('Lutz Ebert', 'Heat pump', 7120, '1198', '2025-05-16', '2025-05-23'),
    haas: sold('Corinne Haas', 'Boiler', 5260, '1203', '2025-05-21', '2025-05-27'),
    teller: sold('Dana Teller', 'Ducts', 1980, '1208', '2025-05-28', '2025-06-02'),
    byrne: sold('Fintan Byrne', 'Air conditioner', 3870, '1212', '2025-06-03', '2025-06-06'),
    sato: sold('Emi Satoh', 'Service plan', 340, '1215', '2025-06-05', '2025-06-05'),
    grant: sold('Wilbur Grant', 'Furnace', 4480, '1219', '2025-06-11', '2025-06-16'),
    ruddy: sold('Nora Ruddy', 'Heat pump', 6890, '1224', '2025-06-18', '2025-06-25'),
  },
  tallies: [
    {
      from: '2025-04-01',
      days: 91,
      counts: {quotes: 400, won: 142, income: 312_400, 'Google quotes': 121},
      parts: {
        quotes: {Referral: 148, Google: 121, Website: 83, Radio: 48},
        won: {Install: 61, Service: 54, Ducts: 27},
        'Google quotes': {Won: 39, Open: 24, Lost: 58},
      },
    },
  ],
};
