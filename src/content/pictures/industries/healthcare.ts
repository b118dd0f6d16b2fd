import {practicePlan} from '#src/content/pictures/signatures/healthcare';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {chairBoard} from './healthcare-chairs';

/** 31 of 32 gaps were filled, as the quote on the page says; the last square stays dark. */
export const healthcareLayout: IndustryLayout = {
  hero: {kind: 'wide', picture: chairBoard},
  day: practicePlan,
  order: ['features', 'day'],
  warm: 'left',
  pictures: [
    {
      feature: 'Digital intake',
      picture: {
        kind: 'phone',
        label:
          'Phone of a new patient with the intake form: three of four parts are done the evening before the visit.',
        firm: 'Alder Street Family Dental',
        clock: '7:18',
        items: [
          {at: 'Wednesday, 7:18 PM'},
          {them: 'Four short forms before tomorrow’s visit, Omar. Three are done.'},
          {day: 'Thu', date: 12, title: 'First visit, 9:15 AM', text: 'With Jo, 45 minutes'},
          {me: 'Consent signed.'},
          {them: 'All set. Bring your insurance card, or send a photo of it.'},
        ],
      },
    },
    {
      feature: 'Access and audit',
      picture: {
        kind: 'table',
        label:
          'Permissions by position at a dental practice: the front desk sees the schedule and contact details, dentists the full record, and only managers may ask for an export.',
        title: 'Who can see what',
        chip: {text: 'Custom roles, Enterprise', tone: 'active'},
        note: 'Two-step sign-in on',
        head: ['Area', 'Front desk', 'Dentist', 'Hygienist', 'Manager'],
        rows: [
          ['Schedule', '*All', 'Own day', 'Own day', '*All'],
          ['Patient record', 'Contact only', '*All', '*All', 'View'],
          ['Messages', '*All', 'Own', 'Own', '*All'],
          ['Care plans', 'No', '*All', 'Edit', 'View'],
          ['Payments', 'Take', 'No', 'No', '*All'],
          ['Export', 'No', 'No', 'No', 'Asks you'],
        ],
      },
    },
  ],
  closing: {
    kind: 'squares',
    caption: 'Alder Street, May: 32 cancellations, 31 filled from the waitlist',
    label: 'Of 32 cancellations in May, 31 were filled from the waitlist.',
    total: 32,
    on: Array.from({length: 31}, (_, index) => index + 1),
  },
};
