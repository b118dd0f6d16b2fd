import {prices} from '#src/content/pricing/prices';
import type {SavingsSheetContent} from '#src/content/schema/savings';

/** The number in a price. */
export function toNumber(price: string): number {
  return Number(price.replace(/\D/g, ''));
}

/** The worksheet of `/savings-calculator`. The numbers are invented examples, not customer averages. */
export const savingsSheet: SavingsSheetContent = {
  title: 'What would a CRM save you?',
  text: 'The sheet starts with a made-up business. Replace its numbers with yours.',
  more: 'Every assumption is a field, and every formula is shown.',
  fields: [
    {name: 'A', label: 'Appointments per week', hint: 'Everything booked', value: 40, most: 200},
    {name: 'B', label: 'No-show rate', hint: 'Missed without notice', unit: '%', value: 10, most: 50},
    {name: 'C', label: 'Revenue per appointment', hint: 'Average', unit: '$', value: 90, most: 500},
    {name: 'D', label: 'No-shows you’d prevent', hint: 'Your guess', unit: '%', value: 25, most: 100},
    {name: 'E', label: 'New inquiries per week', hint: 'Calls, forms, messages', value: 25, most: 200},
    {name: 'F', label: 'Answered late or never', hint: 'By your own standard', unit: '%', value: 20, most: 100},
    {name: 'G', label: 'Of those, you’d win', hint: 'If you replied in time', unit: '%', value: 10, most: 50},
    {name: 'H', label: 'Revenue per new customer', hint: 'First year', unit: '$', value: 400, most: 2000, step: 10},
    {name: 'I', label: 'Hours per week', hint: 'Reminders, copying, reports', value: 6, most: 60},
    {name: 'J', label: 'Share a workflow takes over', hint: 'Your guess', unit: '%', value: 50, most: 100},
    {name: 'K', label: 'Cost of an hour', hint: 'Pay and payroll taxes', unit: '$', value: 25, most: 100},
    {
      name: 'L',
      label: 'Plan and usage per month',
      hint: `Team is ${prices.team}; texts and calls beyond it are extra`,
      unit: '$',
      value: toNumber(prices.team),
      most: 2000,
    },
    {
      name: 'M',
      label: 'Setup, once',
      hint: 'A package, or your own time',
      unit: '$',
      value: 1000,
      most: 10_000,
      step: 50,
    },
    {name: 'N', label: 'Revenue you keep', hint: 'After materials and pay', unit: '%', value: 60, most: 100},
    {name: 'P', label: 'Weeks per year', hint: 'Weeks you’re open', value: 48, most: 52},
  ],
  lines: [
    {name: 'Q', label: 'Revenue per week', formula: 'A × B × C × D', unit: '$'},
    {name: 'R', label: 'Revenue per week', formula: 'E × F × G × H', unit: '$'},
    {name: 'S', label: 'Time per week', formula: 'I × J × K', unit: '$'},
    {name: 'T', label: 'Gained in a year', formula: '((Q + R) × N + S) × P', unit: '$'},
    {name: 'U', label: 'Paid in the first year', formula: 'L × 12 + M', unit: '$'},
    {label: 'Left after the first year', formula: 'T − U', unit: '$'},
  ],
  parts: [
    {title: 'No-shows', short: 'No-shows', fields: ['A', 'B', 'C', 'D'], line: 'Q'},
    {title: 'Late replies', short: 'Replies', fields: ['E', 'F', 'G', 'H'], line: 'R'},
    {title: 'Hours of routine work', short: 'Hours', fields: ['I', 'J', 'K'], line: 'S'},
    {title: 'Costs and margin', short: 'Costs', fields: ['L', 'M', 'N', 'P'], line: 'U'},
  ],
  examples: {
    label: 'Four made-up businesses to start from. Not all of them come out ahead.',
    businesses: [
      {name: 'Our example', values: {}},
      {name: 'One person', values: {A: 20, B: 12, E: 8, I: 4, L: toNumber(prices.solo)}},
      {name: 'Two locations', values: {A: 120, B: 10, E: 60, I: 15, L: toNumber(prices.pro)}},
      {name: 'Few missed appointments', values: {A: 40, B: 2, E: 5, I: 1, L: toNumber(prices.team)}},
    ],
  },
  year: {gained: 'T', paid: 'U', once: 'M'},
  labels: {
    parts: 'Part of the sheet',
    result: 'Result',
    copy: 'Copy link to these numbers',
    year: 'The first year, month by month: it starts at {start} and ends at {end}.',
    months: ['Setup', 'Month 3', '6', '9', '12'],
    noScript:
      'JavaScript is off, so this sheet shows an example, and its numbers can’t be changed. With the formulas you can work out your own. Three more examples:',
  },
};
