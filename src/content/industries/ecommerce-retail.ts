import type {PageCard, IndustryContent} from '#src/content/types';
import {cartRecovery} from '../pictures/industries/ecommerce-retail';
import {company} from '../company';
import {shopTools} from './parts/ecommerce-retail-tools';

export const card: PageCard = {
  order: 60,
  icon: 'bag',
  note: 'Carts, orders and win-backs',
  // The specification sends the footer's e-commerce item to the lead-generation page, which links on to e-commerce.
  footerLabel: null,
  row: {
    description: 'Carts, deliveries and returns each start a message that ends as soon as it has done its job.',
    picture: {
      kind: 'list',
      label:
        'A kettle is back in stock: 94 people asked for it, the first 40 were told at 11:00 and 33 bought by 3:00.',
      rows: [
        {icon: 'bag', title: 'Kettle, back in stock', right: '94 asked'},
        {icon: 'mail', title: 'First 40 told', right: '11:00'},
        {chip: {text: '33 sold', tone: 'done'}, title: '7 left', right: '3:00'},
      ],
    },
  },
};

export const ecommerceRetail: IndustryContent = {
  slug: 'ecommerce-retail',
  name: 'E-commerce & retail',
  meta: {
    title: 'CRM for online shops and retail',
    description:
      'Bring back abandoned carts, time the second order and give counter and web shop one customer list. Twelve tools, from back-in-stock notes to returns.',
  },
  hero: {
    title: 'The second order is the one that pays',
    lead: 'Scalewell follows each abandoned cart, delivery and return with the right message, for the web shop and the counter, from one customer list.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See a Day', to: '#day'},
    ],
    picture: cartRecovery,
  },
  stats: [
    {figure: '18%', label: 'of abandoned carts recovered'},
    {figure: '22%', label: 'more repeat orders'},
    {figure: '35%', label: 'fewer order-status questions'},
    {figure: '2x', label: 'as many product reviews'},
  ],
  features: {
    title: 'Twelve tools for the counter and the cart',
    aside: 'Switch on the three you need first. The other nine can wait.',
    items: shopTools,
  },
  day: {
    title: 'One Thursday at a shop that ships daily',
    text: 'Two rooms of stock, one counter, and a checkout that is open while everybody sleeps.',
    items: [
      {
        when: '12:20 AM',
        title: 'A cart is left on a phone',
        description:
          'Someone nods off over two linen shirts. At 1:20 the saved cart is in her inbox; at 7:05 she pays.',
      },
      {
        when: '8:30 AM',
        title: 'Labels and promises',
        description:
          'Thirty-eight orders get a delivery day. Six customers learn, before they ask, that theirs ships in two boxes.',
      },
      {
        when: '11:00 AM',
        title: 'The kettle is back',
        description: 'Ninety-four people asked for it and forty came in, so the first forty hear today.',
      },
      {
        when: '2:15 PM',
        title: 'A web return walks in',
        description:
          'The clerk finds the order by phone number, swaps the size, and the return reminder cancels itself.',
      },
      {
        when: '4:45 PM',
        title: 'A question under a post',
        description: 'It lands in the same inbox as email, next to the order it is about. One line answers it.',
      },
      {
        when: '9:00 PM',
        title: 'The sale, for regulars first',
        description: 'Three hundred people get the private link a day early. Last year’s orders made the list.',
      },
    ],
  },
  quote: {
    content:
      'We knew our products by heart and our customers hardly at all. Now I can name the forty people who buy every launch, and they hear first.',
    author: 'Jules Harmon',
    role: 'Founder',
    company: 'Thistle & Tin',
    industry: 'E-commerce',
  },
  faq: {
    title: 'Before you connect the shop',
    items: [
      {
        question: 'Which shop systems can you connect?',
        answer: `Hosted carts, card processors and counter systems are among our ${company.claims.integrations} integrations; what is not can use the API that comes with Pro. Name yours and we confirm it in the demo.`,
      },
      {
        question: 'How do you keep customers from being pestered?',
        answer:
          'Messages stop at the purchase, quiet hours follow the customer’s time zone, and you cap how many one person can receive in a week.',
      },
      {
        question: 'What does texting cost in a sale week?',
        answer:
          'The cost of the texts themselves, nothing on top. Load the wallet with Add Credits before the sale; the credits are there instantly, and the usage appears on that month’s invoice.',
      },
      {
        question: 'When should we see a difference?',
        answer:
          'Conversion gains usually show within 30 to 60 days. Carts move first, because those people had already chosen something.',
      },
      {
        question: 'Can we start small and grow?',
        answer:
          'Yes. Run 14 days free with up to 1,000 contacts and no credit card. When the list outgrows a plan, the upgrade applies immediately.',
      },
    ],
  },
  closing: {
    title: 'See last week’s carts answered',
    text: 'Bring an export from your shop. We show which shoppers would have heard from you, and what they would have read.',
    action: {label: 'Start Your Free Demo', opensDemo: true},
    links: [{label: 'Sell products online', to: '/solutions/sell-products-online'}],
  },
};
