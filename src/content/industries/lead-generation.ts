import type {IndustryContent, PageCard} from '#src/content/schema/families';
import {leadLayout} from '../pictures/industries/lead-generation';

export const card: PageCard = {
  order: 50,
  icon: 'megaphone',
  note: 'Qualified, routed, called in minutes',
  // The specification links the footer's e-commerce item to the lead-generation page, which links on to e-commerce.
  footerLabel: 'E-Commerce',
  row: {
    place: 'solar',
    description: 'Two questions by text separate buyers from browsers, and callers get only the buyers.',
  },
};

export const leadGeneration: IndustryContent = {
  slug: 'lead-generation',
  name: 'Lead generation',
  meta: {
    title: 'Lead generation CRM: score, route and reply',
    description:
      'Score, route and answer every form while the lead is warm. Scalewell merges repeats, texts your qualifying questions and books the call for your team.',
  },
  hero: {
    title: 'Answer new leads while they’re still on your page',
    lead: 'Scalewell captures the form, removes duplicates, asks your qualifying questions by text and books the call. Your team calls people who are ready.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See a Day', to: '#day'},
      // The e-commerce links in the footer and the home tabs lead here, so link to that page first.
      {label: 'E-commerce & retail', to: '/industries/ecommerce-retail'},
    ],
  },
  layout: leadLayout,
  stats: [
    {figure: '3x', label: 'more qualified leads'},
    {figure: '45%', label: 'higher conversion'},
    {figure: '75%', label: 'less manual follow-up'},
  ],
  features: {
    title: 'CRM features for lead generation',
    items: [
      {
        icon: 'document',
        title: 'Forms and landing pages',
        description: 'Build the page, the form and the thank-you; campaign tags are captured too.',
        to: '/services/websites-branding',
      },
      {
        icon: 'star',
        title: 'Scoring by your rules',
        description: 'Points for budget, region, timing and behavior, set by you and readable by anyone.',
        to: '/solutions/automate-sales-marketing',
      },
      {
        icon: 'pin',
        title: 'Routing',
        description: 'By territory, language, score or turn. Unanswered leads move on after the limit you set.',
        to: '/solutions/manage-pipelines',
      },
      {
        icon: 'message',
        title: 'Instant first touch',
        description: 'A text or an email within a minute, signed by the rep who will call.',
        to: '/services/crm-automation-funnels',
      },
      {
        icon: 'shield',
        title: 'Consent and repeats',
        description: 'Each lead keeps its consent wording, page and time. Double entries become one contact.',
        to: '/security',
      },
      {
        icon: 'chart',
        title: 'Cost per held call',
        description: 'Ad spend against calls held and deals won, by source and campaign.',
        to: '/solutions/reporting-analytics',
      },
    ],
  },
  day: {
    title: 'A day at a solar lead desk',
    text: 'Eleven callers, four ad accounts and one house rule: never call the same stranger twice.',
    steps: [
      {
        when: 'Day 1',
        title: 'An ad click turns into a call',
        description:
          'Renee answers two questions, scores 82 and takes the 4:30 slot. No one has picked up a phone yet.',
      },
      {
        when: 'Day 30',
        title: 'The customer brings the next one',
        description:
          'The permit is approved. Renee asks for a link for her neighbor, and he’s in the inbox as a new lead.',
      },
    ],
    items: [
      {
        when: '6:50',
        title: 'Last night’s forms are sorted',
        description:
          'Forty-one came in after hours. Nine people qualified by text before breakfast and chose their own call time.',
      },
      {
        when: '9:42',
        title: 'An ad click turns into a call',
        description:
          'Renee answers two questions, scores 82 and takes the 4:30 slot. No one has picked up a phone yet.',
      },
      {
        when: '11:00',
        title: 'A source goes bad',
        description:
          'Dead numbers from one publisher pass your limit. The media buyer gets an alert with the list attached.',
      },
      {
        when: '1:30',
        title: 'Missed calls get another try',
        description: 'Three tries at three different hours, then a text. The first reply ends the workflow.',
      },
      {
        when: '4:30',
        title: 'The energy consultant calls, already briefed',
        description:
          'Theo has the answers, the age of the roof and the thread. The homeowner doesn’t have to repeat anything.',
      },
      {
        when: '5:45',
        title: 'Tomorrow’s budget is decided',
        description: 'Cost per held call is next to each ad set, and the budget moves to the one that worked.',
      },
    ],
  },
  quote: {
    content:
      'We bought a thousand leads a week and called two hundred of them twice. The duplicates were gone in days, and so were the arguments about which source was to blame.',
    author: 'Vera Calloway',
    role: 'Head of acquisition',
    company: 'Brightfield Media',
    industry: 'Lead generation',
  },
  faq: {
    title: 'Questions from media buyers',
    items: [
      {
        question: 'How fast is a new lead contacted?',
        answer:
          'The first text or email goes out as soon as the form arrives, at any hour. What isn’t an answer waits out your quiet hours, in the lead’s own time zone.',
      },
      {
        question: 'Can we score on our own criteria?',
        answer:
          'Yes. A form answer, a page visit, a reply or a tag can add or subtract points. Every lead shows how it got its score, so a caller can disagree with it.',
      },
      {
        question: 'How is consent for texting handled?',
        answer:
          'With each contact we store the wording shown, the page, the time and the source. A STOP reply ends texting immediately. The wording itself is up to your counsel.',
      },
      {
        question: 'How quickly can we be running?',
        answer:
          'A single funnel is typically in place within 24 to 48 hours. With several brands, publishers or buyers, plan one to two weeks.',
      },
      {
        question: 'Can we test it on one campaign?',
        answer:
          'Yes, for 14 days. You need no credit card, and there is room for 1,000 contacts. Point one form at it and compare.',
      },
    ],
  },
  closing: {
    title: 'One form and one source, live',
    text: 'We’ll build its path live: the questions, the score, the routing and the first text. You’ll see what your callers would see.',
    action: {label: 'Get a Live Demo', to: '/demo', opensDemo: true},
    links: [{label: 'Selling products? E-commerce & retail', to: '/industries/ecommerce-retail'}],
  },
};
