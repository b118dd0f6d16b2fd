import {
  scaleOperationsClosing,
  scaleOperationsHero,
  scaleOperationsPictures as pictures,
} from '#src/content/pictures/offers/scale-operations';
import {poolDay} from '#src/content/pictures/signatures/scale-operations';
import {productFacts} from '#src/content/product/facts';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {scaleOperationsFeatures} from '#src/content/solutions/parts/scale-operations-features';

export const card: PageCard = {
  order: 40,
  icon: 'layers',
  note: 'Tasks, handoffs and approvals on track',
  row: {
    description: 'Handoffs, approvals and due dates that travel with the job from “won” to “done.”',
    picture: pictures.template,
  },
};

export const scaleOperations: OfferContent = {
  slug: 'scale-operations',
  name: 'Scale operations',
  meta: {
    title: 'Operations software: jobs, handoffs, approvals',
    description:
      'Won deals open their own jobs with tasks, owners and due dates. Handoffs, approvals and location views for teams that outgrew the whiteboard.',
  },
  hero: {
    title: 'Jobs and handoffs that everyone can see',
    lead: 'When a deal is won, its job opens with tasks, owners and due dates. Everyone can see whose turn it is, at every location.',
    checks: [
      'Won deals open jobs by themselves',
      'Approvals with a name and a deadline',
      'One screen for every location',
    ],
    art: scaleOperationsHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'One kind of job at a pool builder with three crews.',
    steps: [
      {
        short: 'Handoffs',
        title: 'Write down the handoffs',
        description:
          'For each kind of job: who starts, what they need, who’s next. Copy one of our checklists or use your own.',
      },
      {
        short: 'Next step',
        title: 'Let each step start the next',
        description: 'A checked box, a signed form or a paid invoice opens the next task and notifies its owner.',
      },
      {
        short: 'Stuck',
        title: 'Look only at what’s stuck',
        description:
          'Late, blocked and unassigned work collects in one short list. Everything else can skip the meeting.',
      },
    ],
    frame: poolDay,
  },
  recipe: 'voice',
  features: {
    title: 'The work between “won” and “done”',
    items: scaleOperationsFeatures,
  },
  tools: {
    title: 'Connected to the tools your crews use',
    items: [
      {name: 'Slack', category: 'Chat'},
      {name: 'Microsoft Teams', category: 'Chat'},
      {name: 'Google Drive', category: 'Files'},
      {name: 'Dropbox', category: 'Files'},
      {name: 'DocuSign', category: 'Signatures'},
      {name: 'QuickBooks', category: 'Accounting'},
      {name: 'Xero', category: 'Accounting'},
      {name: 'Gusto', category: 'Payroll'},
      {name: 'Asana', category: 'Tasks'},
      {name: 'Trello', category: 'Tasks'},
      {name: 'Google Maps', category: 'Routes'},
      {name: 'Zapier', category: 'Other apps'},
    ],
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Multi-location services',
        description: 'The same job in five towns, done one way.',
        startsWith: 'Job templates',
        to: '/industries/other',
      },
      {
        title: 'Property managers',
        description: 'Work orders, vendors, and tenants who ask when.',
        startsWith: 'Tenant updates',
        to: '/industries/real-estate',
      },
      {
        title: 'Agencies and firms',
        description: 'Onboarding and sign-offs that no longer fit a shared spreadsheet.',
        startsWith: 'Client onboarding',
        to: '/industries/professional-services',
      },
      {
        title: 'Hotel back offices',
        description: 'Rooms, banquets and repairs passed from shift to shift.',
        startsWith: 'Shift handoffs',
        to: '/industries/hospitality',
      },
    ],
  },
  quotes: [
    {
      content: 'I heard about delays from customers. Now I read about them in a list of three.',
      author: 'Ana Whitcombe',
      role: 'Operations director',
      company: 'Tidewater Pools',
      industry: 'Home services',
    },
    {
      content: 'We opened two locations this year. The checklists were there before the staff.',
      author: 'Rohan Desai',
      role: 'Chief operating officer',
      company: 'Fennimore Cleaning',
      industry: 'Facility services',
    },
    {
      content: 'Approvals took days because they sat in my email.',
      author: 'Claire Aubert',
      role: 'Managing partner',
      company: 'Aubert & Stone',
      industry: 'Professional services',
    },
  ],
  faq: {
    title: 'Questions about operations',
    items: [
      {
        question: 'Is this a project management tool?',
        answer:
          'It handles repeatable work: jobs with known steps, owners and dates. For a one-off project with deep dependencies, keep your planner and connect it.',
      },
      {
        question: 'Can field staff work from a phone?',
        answer:
          'Yes. Tasks, forms, photos and signatures work in the phone’s browser, and each lands on the job it belongs to.',
      },
      {
        question: 'What if a job does not fit its template?',
        answer:
          'Skip, add or reorder steps on that one job. The template stays the same, and a report shows which steps people skip most.',
      },
      {
        question: 'Can subcontractors join in?',
        answer:
          'Yes. Send them a link to a single task. They see the address, your notes and the form, and nothing else.',
      },
      {
        question: 'How do you keep locations separate?',
        answer: `With locations, on ${productFacts.locationPlans}: every job, contact and report carries its own. Roles decide who can see across locations.`,
      },
    ],
  },
  closing: {
    title: 'Run one job with us, start to finish',
    text: 'Pick the process that causes the most phone calls. We’ll map its handoffs with you and run it once, live.',
    chart: scaleOperationsClosing,
    action: {label: 'Streamline My Operations', to: '/demo'},
  },
};
