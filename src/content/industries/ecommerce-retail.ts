import type {IndustryContent, PageCard} from '#src/content/schema/families';
import {company} from '../company/company';
import {storeLayout} from '../pictures/industries/ecommerce-retail';
import {shopTools} from './parts/ecommerce-retail-tools';

export const card: PageCard = {
  order: 60,
  icon: 'bag',
  note: 'Carts, orders and win-backs',
  // The specification links the footer's e-commerce item to the lead-generation page, which links on to e-commerce.
  footerLabel: null,
  row: {
    place: 'shop',
    description: 'Carts, deliveries and returns trigger messages that stop once they’ve worked.',
  },
};

export const ecommerceRetail: IndustryContent = {
  slug: 'ecommerce-retail',
  name: 'E-commerce & retail',
  meta: {
    title: 'E-commerce CRM for online stores and retail',
    description:
      'Recover abandoned carts, time the second order and give your counter and web store one customer list. Twelve tools, from subscriptions to returns.',
  },
  hero: {
    title: 'Bring store customers back for a second order',
    lead: 'Scalewell follows up on each abandoned cart, delivery and return with the right message, online and at the counter, from one customer list.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See a Day', to: '#day'},
    ],
  },
  layout: storeLayout,
  stats: [
    {figure: '18%', label: 'of abandoned carts recovered'},
    {figure: '22%', label: 'more repeat orders'},
    {figure: '35%', label: 'fewer order-status questions'},
    {figure: '2x', label: 'as many product reviews'},
  ],
  features: {
    title: 'Twelve CRM tools for online and retail',
    aside: 'Turn on the three you need first. The other nine can wait.',
    items: shopTools,
  },
  day: {
    title: 'One Tuesday at a store that ships daily',
    text: 'Two rooms of stock, one counter, and a checkout that’s open all night.',
    items: [
      {
        when: '8:05',
        title: 'Last night’s cart comes back',
        description:
          'Someone fell asleep with two linen shirts in her cart and missed the email. The text waits for morning; at 8:20 she pays.',
      },
      {
        when: '8:30',
        title: 'Labels and promises',
        description:
          'Twelve orders get a delivery day. Two customers learn that theirs ships in two boxes before they have to ask.',
      },
      {
        when: '11:00',
        title: 'The coffee subscriptions renew',
        description:
          'Ninety-four are due. Six buyers have skipped this month in their own account; the other 88 are charged and packed.',
      },
      {
        when: '2:15',
        title: 'A web return walks in',
        description:
          'The clerk finds the order by phone number and swaps the size. The return reminder cancels itself.',
      },
      {
        when: '4:45',
        title: 'A question about an ad',
        description:
          'The comment lands in the same inbox as email, next to the order it’s about. One private reply answers it.',
      },
      {
        when: '7:00',
        title: 'The sale, for regulars first',
        description: 'Three hundred people get the private link a day early. Last year’s orders made the list.',
      },
    ],
  },
  quote: {
    content:
      'We knew our products by heart and our customers hardly at all. Now I can name the forty people who buy every launch, and they hear first.',
    author: 'Jules Harmon',
    role: 'Shop manager',
    company: 'Alder & Oat',
    industry: 'E-commerce',
  },
  faq: {
    title: 'Questions about e-commerce',
    items: [
      {
        question: 'Which store platforms can you connect?',
        answer: `Hosted carts, card processors and POS systems are among our ${company.claims.integrations} integrations; anything else can use the API, which starts with Pro. Name yours and we’ll confirm it in the demo.`,
      },
      {
        question: 'How do you avoid over-messaging customers?',
        answer:
          'Messages stop at the purchase, and reminders and sale texts go out only between 8 AM and 9 PM in the customer’s time zone. On Pro and Enterprise, a weekly cap limits how many one person receives.',
      },
      {
        question: 'What does texting cost in a sale week?',
        answer:
          'Texts beyond your plan cost what the carrier charges, with no markup. Add Credits to the wallet before the sale; they’re available instantly, and the usage is on your next invoice.',
      },
      {
        question: 'When should we see a difference?',
        answer:
          'Conversion gains usually show within 30 to 60 days. Carts improve first, because those shoppers had already chosen something.',
      },
      {
        question: 'Can we start small and grow?',
        answer:
          'Yes. Run 14 days free with up to 1,000 contacts and no credit card. When the list outgrows a plan, the upgrade applies immediately.',
      },
    ],
  },
  closing: {
    title: 'Last week’s carts in a demo',
    text: 'From an export of your store, we’ll show which shoppers would have heard from you, and what they would have read.',
    action: {label: 'Start Your Free Demo', opensDemo: true},
    links: [{label: 'Sell products online', to: '/solutions/sell-products-online'}],
  },
};
