import type {BookingWords} from '#src/features/booking/types';
import {company} from './company';
import type {Action, PageMeta} from './types';

export type BookContent = {
  meta: PageMeta;
  /** Under the mark, where the page stands alone. */
  name: string;
  title: string;
  text: string;
  calendar: BookingWords;
  /** The page that books without JavaScript. */
  plain: {text: string; label: string; href: string};
  other: {text: string; action: Action};
};

/** The booking page. It stands alone and inside the dialog's frame. */
export const bookPage: BookContent = {
  meta: {
    title: 'Book your demo',
    description:
      'Pick a time for a 30-minute, one-to-one demo of Scalewell. Free times are shown in your own time zone; the video link comes by email.',
  },
  name: company.name,
  title: 'Pick a time',
  text: '30 minutes, one to one, by video call.',
  calendar: {
    loading: 'Loading free times…',
    failed: {
      title: 'Free times did not load',
      text: 'The connection may be down. What you typed is still here.',
      retry: 'Try Again',
    },
    none: {
      title: 'No time is free in the next weeks',
      text: 'Write to us, and we find one together.',
    },
    previous: 'Previous month',
    next: 'Next month',
    zone: 'Time zone',
    nextStep: 'Next: your name and email',
    chooseFirst: 'Choose a time',
    toDetails: 'Continue',
    back: 'Other Time',
    submit: 'Book Demo',
    sending: 'Booking…',
    taken: {
      title: 'That time was just taken',
      text: 'Somebody booked it a moment ago. Choose another; what you typed is kept.',
    },
    notSent: {
      title: 'This was not booked yet',
      text: 'The connection broke. Everything you typed is still here; send it again.',
    },
    booked: {
      title: 'Your demo is booked',
      with: 'With',
      steps: [
        'An invitation with the video link is on its way to you',
        'We remind you a day and an hour before',
        'Bring the process that costs you the most time',
      ],
      calendars: 'Add it to your calendar',
      google: 'Google',
      outlook: 'Outlook',
      apple: 'Apple and others',
      manage: 'Take another time, or cancel',
    },
  },
  plain: {text: 'The calendar needs JavaScript.', label: 'Choose a time from a list', href: '/api/bookings/form'},
  other: {
    text: 'No time suits you?',
    action: {label: company.salesEmail, href: `mailto:${company.salesEmail}?subject=Demo%20request`},
  },
};
