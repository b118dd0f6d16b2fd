import type {BookContent} from '#src/content/schema/booking';
import {plainBooking} from '../calendar';
import {company} from '../company/company';

const mailHref = `mailto:${company.salesEmail}?subject=Demo%20request`;

/** `/book`, shown on its own and in the dialog's frame. */
export const bookPage: BookContent = {
  meta: {
    title: 'Book your demo',
    description:
      'Pick a time for a 30-minute, one-on-one demo of Scalewell. Open times are shown in your time zone, and the video link comes by email.',
  },
  name: company.name,
  calendar: {
    steps: {
      choose: {title: 'Pick a day and time', note: 'Times are in your time zone.'},
      details: {title: 'Your name and email', note: 'The video link and two reminders go to this address.'},
      requested: {
        title: 'Request received',
        note: `We’ve got your request for {when}. We’ll confirm by email within one working day. If you don’t hear from us, call ${company.phone}.`,
      },
      booked: {title: 'You’re booked', note: 'The invitation is on its way to your inbox.'},
    },
    loading: 'Loading open times…',
    failed: {
      title: 'Open times didn’t load',
      text: 'It may be your connection, or it may be us. What you typed is still here.',
      retry: 'Try Again',
      mail: 'Email Us Instead',
    },
    none: {
      title: 'We’re fully booked for the next few weeks',
      text: 'New times open every day. Tell us what works for you, and we’ll find a time.',
      mail: 'Suggest a Time',
    },
    mailHref,
    other: {text: 'Don’t see a time that works?', action: {label: company.salesEmail, href: mailHref}},
    previous: 'Earlier dates',
    next: 'Later dates',
    morning: 'Morning',
    afternoon: 'Afternoon',
    zone: {
      label: 'Time zone',
      own: 'Your time zone',
      ours: 'Our time zone',
      unknown: 'We couldn’t detect your time zone, so this is ours.',
      other: 'Times are in the time zone selected below.',
    },
    nextStep: 'Next: your name and email',
    chooseFirst: 'Choose a time',
    toDetails: 'Continue',
    change: 'Change',
    back: 'Back',
    submit: 'Book Demo',
    sending: 'Booking…',
    taken: {
      title: 'That time was just taken',
      text: 'These are still open. What you typed is still here.',
    },
    notSent: {
      title: 'Your demo isn’t booked yet',
      text: 'The connection was lost. Everything you typed is still here. Try again.',
    },
    booked: {
      with: 'With',
      calendars: 'Add it to your calendar',
      google: 'Google',
      microsoft365: 'Microsoft 365',
      outlook: 'Outlook.com',
      apple: 'Apple and others',
      next: 'What happens next',
      rows: [
        {when: 'Now', text: 'The invitation with the video link arrives by email.'},
        {
          when: 'The day before',
          text: 'We send a reminder, and another an hour before we start.',
          soon: {when: 'An hour before', text: 'We send a reminder.'},
        },
        {when: 'In the demo', text: 'Bring the process that costs you the most time.'},
      ],
      manage: 'Reschedule or cancel',
      done: 'Done',
    },
  },
  plain: {text: 'The calendar needs JavaScript.', ...plainBooking},
  home: 'Back to the site',
  privacy: {label: 'Privacy', to: '/privacy'},
};
