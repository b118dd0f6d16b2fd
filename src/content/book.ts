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
      'Pick a time for a 30-minute, one-on-one demo of Scalewell. Open times are shown in your own time zone, and the video link comes by email.',
  },
  name: company.name,
  title: 'Pick a time',
  text: '30 minutes, one-on-one, by video call.',
  calendar: {
    loading: 'Loading open times…',
    failed: {
      title: 'Open times didn’t load',
      text: 'Your connection may be down. What you typed is still here.',
      retry: 'Try Again',
    },
    none: {
      title: 'No open times in the next few weeks',
      text: 'Email us and we’ll find one.',
    },
    previous: 'Previous month',
    next: 'Next month',
    zone: 'Time zone',
    nextStep: 'Next: your name and email',
    chooseFirst: 'Choose a time',
    toDetails: 'Continue',
    back: 'Change Time',
    submit: 'Book Demo',
    sending: 'Booking…',
    taken: {
      title: 'That time was just taken',
      text: 'Someone just booked it. Choose another time; what you typed is still here.',
    },
    notSent: {
      title: 'Your demo isn’t booked yet',
      text: 'The connection was lost. Everything you typed is still here. Try again.',
    },
    booked: {
      title: 'Your demo is booked',
      with: 'With',
      steps: [
        'An invitation with the video link is on its way to you',
        'We’ll remind you a day and an hour before',
        'Think of the process that costs you the most time',
      ],
      calendars: 'Add it to your calendar',
      google: 'Google',
      outlook: 'Outlook',
      apple: 'Apple and others',
      manage: 'Reschedule or cancel',
    },
  },
  plain: {text: 'The calendar needs JavaScript.', label: 'Choose a time from a list', href: '/api/bookings/form'},
  other: {
    text: 'Don’t see a time that works?',
    action: {label: company.salesEmail, href: `mailto:${company.salesEmail}?subject=Demo%20request`},
  },
};
