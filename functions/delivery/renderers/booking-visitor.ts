import {company} from '#src/content/company/company';
import {eventTitle} from '../../scheduling/calendar-links';
import {button, type Link, paragraph} from '../mail/layout/parts';
import {
  type BookingView,
  demoDay,
  joinButton,
  type MailContent,
  manageLink,
  visitorReason,
  whenOf,
} from './booking-view';

/** Confirms a new or moved demo. */
export function bookedMail(view: BookingView): MailContent {
  const {booking, host, links, isRestored} = view;
  const {google, microsoft365, outlook, apple} = links.calendars;
  const change = isRestored ? 'is back on' : booking.sequence > 0 ? 'has moved' : 'is booked';
  const {short, zoneName} = whenOf(view, booking.zone);
  const calendars: (string | Link)[] = [
    'Add it to ',
    {label: 'Google', url: google},
    ', ',
    {label: 'Microsoft 365', url: microsoft365},
    ', ',
    {label: 'Outlook.com', url: outlook},
    ' or ',
    {label: 'Apple and others', url: apple},
    '. Or open the attached file.',
  ];
  return {
    subject: eventTitle(host),
    document: {
      title: `Your demo ${change}`,
      preheader: `Your demo ${change}: ${short} ${zoneName}.`,
      sections: [
        [demoDay(view)],
        [paragraph([`You’ll meet ${host.name} by video.`]), joinButton(view)],
        [
          paragraph(['Think of the process that costs you the most time. We’ll build one step of it while you watch.']),
          // The text form has no links to calendars, which are hundreds of characters long.
          {...paragraph(calendars, 'muted'), text: 'To add it to your calendar, open the attached file.'},
        ],
        [paragraph(['Something came up? ', manageLink(view)], 'muted')],
      ],
      reason: visitorReason,
    },
  };
}

/** Confirms a canceled demo. */
export function canceledMail(view: BookingView): MailContent {
  const {booking, links, site} = view;
  const {date, time, zoneName, year} = whenOf(view, booking.zone);
  const title = 'Your demo is canceled';
  return {
    subject: `Your ${company.name} demo is canceled`,
    document: {
      title,
      preheader: `${date}, ${time} is open again.`,
      sections: [
        [
          {
            ...paragraph([`${date}, ${time}, ${zoneName}`], 'muted'),
            text: `It was: ${date}, ${year}, ${time} ${zoneName}`,
          },
          button({label: 'Book Another Time', url: `${site}/book`}),
          paragraph(
            [
              'Canceled by mistake? ',
              {label: 'Open your booking', url: links.manage},
              ' while the time is still open.',
            ],
            'muted',
          ),
          paragraph(['The attached file removes it from your calendar.'], 'muted'),
        ],
      ],
      reason: 'You’re getting this because someone, most likely you, canceled a demo booked with this address.',
    },
  };
}
