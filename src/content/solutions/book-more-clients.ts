import {quotesFor} from '#src/content/customers/registry';
import {
  bookMoreClientsClosing,
  bookMoreClientsHero,
  bookMoreClientsPictures as pictures,
} from '#src/content/pictures/offers/book-more-clients';
import {productFacts} from '#src/content/product/facts';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {bookMoreClientsFeatures} from '#src/content/solutions/parts/book-more-clients-features';

export const card: PageCard = {
  order: 20,
  icon: 'calendar',
  note: 'A calendar that fills and reminds by itself',
  row: {
    description: 'Clients choose a real opening, confirm by text and get asked back four weeks later.',
    picture: pictures.availability,
  },
};

export const bookMoreClients: OfferContent = {
  slug: 'book-more-clients',
  name: 'Book more clients',
  meta: {
    title: 'Book more clients: online booking and reminders',
    description:
      'Online booking software with deposits, text reminders, a waitlist and rebooking for clinics, salons, consultants and home services.',
  },
  hero: {
    title: 'Start Monday with a full calendar',
    lead: 'Online booking software with deposits, reminders and rebooking, for anyone who sells their time.',
    checks: [
      'Clients book day or night, without a call',
      'Text reminders clients can answer',
      'Deposits when you want them',
    ],
    art: bookMoreClientsHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'One visit at a dental practice, from a Monday night to the month after.',
    steps: [
      {
        title: 'Share one link',
        description:
          'On your site, your profile, an invoice or a text. People see only the times you’re actually free.',
        when: '9:38 PM',
      },
      {
        title: 'Let reminders do the chasing',
        description: 'A text the evening before takes a yes, a no or a new time. Canceled slots go to the waitlist.',
        when: '6:00 PM',
      },
      {
        title: 'Turn one visit into the next',
        description: 'The thank-you, the review request and the rebooking message each go out on the right day.',
        when: '4 weeks',
      },
    ],
    frame: {
      kind: 'hours',
      ground: 'mint',
      clocks: [
        ['9:38', 'PM', 'Monday'],
        ['6:00', 'PM', 'Wednesday'],
        ['4', 'weeks', 'After the visit'],
      ],
      pictures: [pictures.page, pictures.reminder, pictures.rebooking],
    },
  },
  recipe: 'tall',
  features: {
    title: 'Online booking, from first click to next visit',
    items: bookMoreClientsFeatures,
  },
  tools: {
    title: 'Works with the calendar and the checkout you have',
    items: [
      {name: 'Google Calendar', category: 'Calendar'},
      {name: 'Outlook', category: 'Calendar'},
      {name: 'iCloud', category: 'Calendar'},
      {name: 'Stripe', category: 'Payments'},
      {name: 'Square', category: 'Payments'},
      {name: 'PayPal', category: 'Payments'},
      {name: 'Zoom', category: 'Meetings'},
      {name: 'Google Meet', category: 'Meetings'},
      {name: 'QuickBooks', category: 'Accounting'},
      {name: 'Xero', category: 'Accounting'},
      {name: 'Mailchimp', category: 'Newsletters'},
      {name: 'Zapier', category: 'Everything else'},
    ],
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Clinics and practices',
        description: 'Dental, therapy, medical and veterinary teams with several providers.',
        startsWith: 'Reminders and recall',
        to: '/industries/healthcare',
      },
      {
        title: 'Salons and studios',
        description: 'Chairs, rooms and classes that must not overlap.',
        startsWith: 'Deposits and waitlist',
        to: '/industries/other',
      },
      {
        title: 'Consultants and coaches',
        description: 'Discovery calls that qualify themselves before you dial in.',
        startsWith: 'Intake forms',
        to: '/industries/professional-services',
      },
      {
        title: 'Home services',
        description: 'Crews, travel time and an arrival text on the way.',
        startsWith: 'Schedules and texts',
        to: '/solutions/scale-operations',
      },
    ],
  },
  quotes: [
    {
      content: 'Half our bookings now come in after we close.',
      author: 'Ingrid Solheim',
      role: 'Owner',
      company: 'Solheim Hair',
      industry: 'Beauty',
    },
    ...quotesFor('booking'),
    {
      content: 'I stopped writing ‘does Tuesday work?’ emails.',
      author: 'Caleb Osei',
      role: 'Independent consultant',
      company: 'Osei Advisory',
      industry: 'Professional services',
    },
  ],
  faq: {
    title: 'Questions about booking',
    items: [
      {
        question: 'Can clients move a booking themselves?',
        answer: 'Yes, up to the notice period you set. After that they’re asked to text you, and you decide.',
      },
      {
        question: 'What does a reminder text cost?',
        answer:
          'Your plan includes a number of texts. Beyond that, each one is billed at cost on your monthly invoice, from the wallet you top up with Add Credits.',
      },
      {
        question: 'Do I have to take deposits?',
        answer: 'No. Turn them on for one service, for new clients only, or not at all.',
      },
      {
        question: 'Does it handle several locations?',
        answer: `Yes, on ${productFacts.locationPlans}. Each location has its own hours, people and page, and you see them all together.`,
      },
      {
        question: 'Can two people take the same slot?',
        answer: 'No. A time is held while someone confirms or pays, and goes back on the page if they don’t finish.',
      },
    ],
  },
  closing: {
    title: 'Fill next week first',
    text: 'Share your calendar with us for thirty minutes. We’ll set up one service with you, live.',
    chart: bookMoreClientsClosing,
    action: {label: 'Book More Clients', to: '/demo'},
  },
};
