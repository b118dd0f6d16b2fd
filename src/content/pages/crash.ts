import {ownsCalendar, plainBooking} from '#src/content/calendar';
import {company, phoneHref} from '#src/content/company/company';

/** Shown in place of a page that stopped working. */
export const crash = {
  title: 'This page stopped working',
  text: 'That’s our fault. Reload it to try again, or reach us directly:',
  reload: 'Reload Page',
  links: [
    {label: `Call ${company.phone}`, href: phoneHref},
    {label: `Email ${company.supportEmail}`, href: `mailto:${company.supportEmail}`},
    {label: ownsCalendar ? 'Book a demo from a list of times' : 'Book a demo', href: plainBooking.href},
    {label: 'Back to Home', href: '/'},
  ],
};
