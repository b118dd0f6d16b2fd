import {fieldhouseHotels} from '#src/content/customers/fieldhouse-hotels';
import type {IndustryContent, PageCard} from '#src/content/schema/families';
import {company} from '../company/company';
import {hospitalityLayout} from '../pictures/industries/hospitality';

export const card: PageCard = {
  order: 80,
  icon: 'bed',
  note: 'Reservations and repeat stays',
  row: {
    place: 'hospitality',
    description: 'Small complaints become tasks before checkout, and past guests book direct.',
  },
};

export const hospitality: IndustryContent = {
  slug: 'hospitality',
  name: 'Hospitality',
  meta: {
    title: 'Hotel and hospitality CRM',
    description:
      'Messages before arrival, texts during the stay and a reason to book direct next time. For inns, hotels, restaurants and venues.',
  },
  hero: {
    title: 'Get your guests’ next stay booked direct',
    lead: 'Scalewell welcomes guests before they arrive, catches the small things while they stay, and invites them back without a commission.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See a Day', to: '#day'},
    ],
  },
  layout: hospitalityLayout,
  stats: [
    {figure: '20%', label: 'more direct bookings'},
    {figure: '15%', label: 'more returning guests'},
    {figure: '30%', label: 'more guest reviews'},
  ],
  features: {
    title: 'CRM features for hotels and restaurants',
    aside: 'For the desk, the dining room and the person who plans the weddings.',
    items: [
      {
        icon: 'bed',
        title: 'Pre-arrival notes',
        description: 'Directions, parking, arrival time and one upgrade offer, three days ahead.',
        to: '/solutions/automate-sales-marketing',
      },
      {
        icon: 'message',
        title: 'Guest texting',
        description: 'Towels, late checkout, a table at eight: one thread per guest, across shifts.',
        to: '/features',
      },
      {
        icon: 'calendar',
        title: 'Event inquiries',
        description: 'Dates, party size and budget in one form, and a visit booked on the calendar.',
        to: '/solutions/book-more-clients',
      },
      {
        icon: 'users',
        title: 'Guest profiles',
        description: 'Anniversaries, pillow choices and the quiet room they liked, from every past stay.',
        to: '/solutions/manage-pipelines',
      },
      {
        icon: 'star',
        title: 'Review requests',
        description: 'Sent the afternoon after checkout, while breakfast is still remembered.',
        to: '/services/seo-growth',
      },
      {
        icon: 'repeat',
        title: 'Stay-again offers',
        description: 'A direct rate before last year’s dates, for guests a travel site sent you.',
        to: '/services/crm-automation-funnels',
      },
    ],
  },
  day: {
    title: 'A day at an inn with 46\u00a0rooms',
    text: 'Two people at the front desk by day, one at night, and a wedding on Saturday.',
    items: [
      {
        when: '6:40',
        title: 'Checkout without a line',
        description:
          'Eleven rooms check out today. Questions about the bill come by text before anyone is standing at the desk.',
      },
      {
        when: '9:00',
        title: 'Tonight’s arrivals hear from you',
        description: 'Fourteen parties get directions and the weather. Three of them choose early check-in.',
      },
      {
        when: '12:10',
        title: 'The wedding grows by six',
        description: 'The planner’s text updates the event, and kitchen and housekeeping both see the new number.',
      },
      {
        when: '3:30',
        title: 'Room 22 is too warm',
        description: 'The message becomes a maintenance task. The guest gets a text when it’s fixed.',
      },
      {
        when: '7:15',
        title: 'A full dining room',
        description: 'Walk-ins leave a number and go for a walk. A text brings them back when a table opens up.',
      },
      {
        when: '11:50',
        title: 'A flight lands late',
        description: 'New arrival time: 2 AM. The door code goes out, and the night clerk sees the change.',
      },
    ],
  },
  quote: {
    content:
      'Regulars kept rebooking through the travel site that sent them, and we paid for them twice. Now most just reply to our email.',
    author: 'Odette Laurent',
    role: 'Innkeeper',
    company: 'The Millrace Inn',
    industry: 'Hospitality',
  },
  faq: {
    title: 'Questions from managers',
    items: [
      {
        question: 'Does it replace our property management system?',
        answer:
          'No. Rooms, rates and folios stay there. Scalewell reads arrivals and departures through an integration or a daily file and looks after the messages around them.',
      },
      {
        question: 'Can we message guests from travel sites?',
        answer:
          'Within that site’s rules, yes: through its relay address before arrival, and directly once the guest gives you an email or a number at check-in.',
      },
      {
        question: 'Who answers in the middle of the night?',
        answer: `Your workflows cover door codes, directions and Wi-Fi; the rest goes to the person on shift. If something is wrong with Scalewell itself, you can reach our support ${company.claims.support} by chat (${company.chat}) or ticket.`,
      },
      {
        question: 'Can we text guests with foreign numbers?',
        answer:
          'Yes. International texts and calls follow the carrier’s rate for each country, which you can look up under Usage Rates before you send.',
      },
      {
        question: 'What if we close for the season?',
        answer:
          'Move to a smaller plan from your next billing cycle, or cancel without a fee and keep access until the paid period ends. There’s no long-term contract.',
      },
    ],
  },
  closing: {
    title: 'One guest’s stay, from booking to return',
    text: 'From the inquiry to the note a year later. Together we’ll draft the messages you wish you had time to write.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [{label: `How ${fieldhouseHotels.name} did it`, to: `/case-studies/${fieldhouseHotels.page}`}],
  },
};
