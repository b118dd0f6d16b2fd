import {prices} from '#src/content/pricing/prices';
import type {WorksheetContent} from '#src/content/schema/savings';

const parts = {noShows: 'No-shows', replies: 'Late replies', hours: 'Hours of routine work', costs: 'Costs and margin'};

/** The number in a price. */
export function toNumber(price: string): number {
  return Number(price.replace(/\D/g, ''));
}

/** The worksheet of `/savings-calculator`. The numbers are an invented example, not customer averages. */
export const savingsSheet: WorksheetContent = {
  title: 'Your first year',
  fields: [
    {part: parts.noShows, name: 'A', label: 'Appointments per week', hint: 'Everything booked', value: 40},
    {part: parts.noShows, name: 'B', label: 'No-show rate', hint: 'Missed without notice', unit: '%', value: 10},
    {part: parts.noShows, name: 'C', label: 'Revenue per appointment', hint: 'Average', unit: '$', value: 90},
    {part: parts.noShows, name: 'D', label: 'No-shows you’d prevent', hint: 'Your guess', unit: '%', value: 25},
    {part: parts.replies, name: 'E', label: 'New inquiries per week', hint: 'Calls, forms, messages', value: 25},
    {
      part: parts.replies,
      name: 'F',
      label: 'Answered late or never',
      hint: 'By your own standard',
      unit: '%',
      value: 20,
    },
    {
      part: parts.replies,
      name: 'G',
      label: 'Of those, you’d win',
      hint: 'If you replied in time',
      unit: '%',
      value: 10,
    },
    {part: parts.replies, name: 'H', label: 'Revenue per new customer', hint: 'First year', unit: '$', value: 400},
    {part: parts.hours, name: 'I', label: 'Hours per week', hint: 'Reminders, copying, reports', value: 6},
    {part: parts.hours, name: 'J', label: 'Share a workflow takes over', hint: 'Your guess', unit: '%', value: 50},
    {part: parts.hours, name: 'K', label: 'Cost of an hour', hint: 'Pay and payroll taxes', unit: '$', value: 25},
    {
      part: parts.costs,
      name: 'L',
      label: 'Plan and usage per month',
      hint: `Team is ${prices.team}; texts and calls beyond it are extra`,
      unit: '$',
      value: toNumber(prices.team),
    },
    {part: parts.costs, name: 'M', label: 'Setup, once', hint: 'A package, or your own time', unit: '$', value: 1000},
    {part: parts.costs, name: 'N', label: 'Revenue you keep', hint: 'After materials and pay', unit: '%', value: 60},
    {part: parts.costs, name: 'P', label: 'Weeks per year', hint: 'Weeks you’re open', value: 48},
  ],
  lines: [
    {part: parts.noShows, name: 'Q', label: 'Revenue per week', formula: 'A × B × C × D', unit: '$'},
    {part: parts.replies, name: 'R', label: 'Revenue per week', formula: 'E × F × G × H', unit: '$'},
    {part: parts.hours, name: 'S', label: 'Time per week', formula: 'I × J × K', unit: '$'},
    {name: 'T', label: 'Gained in a year', formula: '((Q + R) × N + S) × P', unit: '$'},
    {name: 'U', label: 'Paid in the first year', formula: 'L × 12 + M', unit: '$'},
    {label: 'Left after the first year', formula: 'T − U', unit: '$'},
  ],
};
