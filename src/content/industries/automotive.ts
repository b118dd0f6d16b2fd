import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {productFacts} from '#src/content/product/facts';
import type {IndustryContent, PageCard} from '#src/content/schema/families';
import {automotiveLayout} from '../pictures/industries/automotive';

export const card: PageCard = {
  order: 10,
  icon: 'car',
  note: 'Leads answered before they shop around',
  row: {
    place: 'automotive',
    description: 'Leads that arrive after closing are answered before the shopper finds the next dealer’s website.',
  },
};

export const automotive: IndustryContent = {
  slug: 'automotive',
  name: 'Automotive',
  meta: {
    title: 'CRM for car dealerships',
    description:
      'Answer internet leads in minutes, book test drives by text and bring service customers back. Set up for your dealership in two to three weeks.',
  },
  hero: {
    title: 'From internet lead to keys in hand',
    lead: 'A CRM for car dealerships: it answers the shopper, books the test drive, requests the trade-in photos and remembers the first service. Your salespeople stay on the lot.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See a Day', to: '#day'},
    ],
  },
  layout: automotiveLayout,
  stats: [
    {figure: '35%', label: 'more conversion'},
    {figure: '50%', label: 'better retention'},
    {figure: '60%', label: 'fewer admin tasks'},
  ],
  features: {
    title: 'CRM features for car dealerships',
    aside: 'Sales, BDC and service share one customer record, so you only ask for the VIN once.',
    items: [
      {
        icon: 'inbox',
        title: 'One lead board',
        description: 'Website, marketplace, phone and walk-in leads share one list, with the source attached.',
        to: '/solutions/manage-pipelines',
      },
      {
        icon: 'calendar',
        title: 'Test-drive scheduling',
        description: 'Shoppers pick a slot for the car they want, and the salesperson is booked too.',
        to: '/solutions/book-more-clients',
      },
      {
        icon: 'car',
        title: 'Trade-in intake',
        description: 'A text with a form link asks for photos, mileage and payoff before the appraisal.',
        to: '/services/crm-automation-funnels',
      },
      {
        icon: 'repeat',
        title: 'Service reminders',
        description: 'Service, warranty and recall notices go out on their date until a visit is booked.',
        to: '/solutions/automate-sales-marketing',
      },
      {
        icon: 'flag',
        title: 'Lease-end follow-up',
        description: 'Drivers 90 days from lease end hear from the person who sold them the car.',
        to: '/solutions/scale-operations',
      },
      {
        icon: 'chart',
        title: 'Desk report',
        description: 'Reply time, shows, write-ups and deliveries, by salesperson and by source.',
        to: '/solutions/reporting-analytics',
      },
    ],
  },
  day: {
    title: 'One Thursday at a dealer with two stores',
    text: 'The doors open at nine. The first lead of the day came in at 10:52 last night.',
    items: [
      {
        when: '7:30',
        title: 'The overnight leads are answered',
        description:
          'Four shoppers wrote in after closing. Each got a text about the car they viewed and two test-drive times.',
      },
      {
        when: '9:00',
        title: 'A short morning huddle',
        description:
          'The sales manager opens the day: seven appointments, one unconfirmed, two deals waiting on a lender.',
      },
      {
        when: '10:30',
        title: 'A test drive starts on time',
        description:
          'Tomas confirmed by text. The Ridgeback is out front, and the desk already has photos of his trade-in.',
      },
      {
        when: '1:15',
        title: 'A shopper goes quiet',
        description:
          'He answered the quote, then nothing for two days. The salesperson gets a call task with the last three messages in it.',
      },
      {
        when: '4:40',
        title: 'A service visit becomes an appraisal',
        description:
          'The repair order shows a lease that ends in August. Sales is notified while the customer is still in the lounge.',
      },
      {
        when: '5:30',
        title: 'Keys handed over, follow-up scheduled',
        description:
          'The thank-you goes out tonight, the review request on Saturday, the first-service reminder in six months.',
      },
    ],
  },
  quote: {
    content:
      'My closers used to start the morning in six inboxes. Now they check who’s coming at ten and go pull the car around.',
    author: 'Curtis Bellamy',
    role: 'General sales manager',
    company: 'Lakeshore Auto Group',
    industry: 'Automotive',
  },
  faq: {
    title: 'Questions from the desk',
    items: [
      {
        question: 'How long does setup take for a dealership?',
        answer:
          'Two to three weeks. Stores take longer than most businesses because lead sources, inventory and both the sales and service calendars are connected and tested before your team logs in.',
      },
      {
        question: 'Does it replace our DMS?',
        answer: `No. Deals, parts and accounting stay in the DMS (${productFacts.dealerSystems}). It connects by API if your plan with the vendor has one, otherwise by CSV file. Scalewell handles leads, messages and appointments, and we agree in writing which fields sync.`,
      },
      {
        question: 'Which lead sources can you bring in?',
        answer: `Website forms, social lead ads and tracked calls, with their source. ${productFacts.marketplaceLeads}`,
      },
      {
        question: 'How are texts and calls charged?',
        answer:
          'Your plan includes a number of texts. Calls and anything beyond it are charged separately. At cost, on the monthly invoice: you top up a usage wallet with Add Credits, and unused credits are never charged.',
      },
      {
        question: 'Can both stores work in one account?',
        answer:
          'Yes. Each rooftop has its own pipeline, numbers and calendar, and managers see both. Roles decide who can see the other store’s customers.',
      },
    ],
  },
  closing: {
    title: 'Last weekend’s leads in a demo',
    text: 'In 30 minutes we’ll sort them by source, show which ones went cold and write the text that answers the next one.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [{label: `How ${northfieldMotors.name} did it`, to: `/case-studies/${northfieldMotors.page}`}],
  },
};
