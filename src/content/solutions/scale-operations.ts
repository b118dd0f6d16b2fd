import {scaleOperationsPictures as pictures} from '#src/content/pictures/offers/scale-operations';
import type {OfferContent, PageCard} from '#src/content/types';

export const card: PageCard = {
  order: 40,
  icon: 'layers',
  note: 'Tasks, handoffs and approvals on rails',
  row: {
    description: 'Handoffs, approvals and due dates that travel with the job from “won” to “done.”',
    picture: pictures.stuck,
  },
};

export const scaleOperations: OfferContent = {
  slug: 'scale-operations',
  name: 'Scale operations',
  meta: {
    title: 'Scale operations: job templates, handoffs, approvals',
    description:
      'Won deals open their own jobs with tasks, owners and due dates. Handoffs, approvals and branch views for teams that outgrew the whiteboard.',
  },
  hero: {
    title: 'Grow the team without growing the meetings',
    lead: 'When a deal is won, its job opens with tasks, owners and due dates. Everyone can see whose turn it is, in every branch.',
    checks: [
      'Won deals open jobs by themselves',
      'Approvals with a name and a deadline',
      'One screen for every location',
    ],
    picture: pictures.hero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Write down the handoffs',
        description:
          'For each kind of job: who begins, what they need, who is next. Copy one of our checklists or bring yours.',
        picture: pictures.template,
      },
      {
        title: 'Let the job move itself',
        description: 'A checked box, a signed form or a paid invoice opens the next task and tells its owner.',
        picture: pictures.handoff,
      },
      {
        title: 'Look only at what is stuck',
        description: 'Late, blocked and ownerless work collects in one short list. Everything else needs no meeting.',
        picture: pictures.stuck,
      },
    ],
  },
  features: {
    title: 'The work between “won” and “done”',
    items: [
      {icon: 'layers', title: 'Job templates', description: 'Checklist, owners and due dates for each thing you sell.'},
      {
        icon: 'branch',
        title: 'Handoffs',
        description: 'The next person hears about a job when their part is ready to start.',
      },
      {icon: 'check', title: 'Approvals', description: 'Discounts, change orders and refunds wait for one named yes.'},
      {
        icon: 'users',
        title: 'Roles and branches',
        description: 'A branch sees its own work; head office sees all of them.',
      },
      {
        icon: 'document',
        title: 'Forms and signatures',
        description: 'Filled in on a phone at the door and filed to the job.',
      },
      {icon: 'clock', title: 'Deadlines', description: 'Due dates count in working days and skip your holidays.'},
      {
        icon: 'message',
        title: 'Customer updates',
        description: '“On our way” and “all done,” sent by the task itself.',
      },
      {
        icon: 'chart',
        title: 'Workload',
        description: 'Hours booked per person and week, before you promise another date.',
      },
    ],
  },
  tools: {
    title: 'Connected to what your crews already open',
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
        title: 'Multi-branch services',
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
      content: 'Two branches opened this year. The checklists opened with them.',
      author: 'Rohan Desai',
      role: 'Chief operating officer',
      company: 'Fennimore Cleaning',
      industry: 'Facility services',
    },
    {
      content: 'Approvals took days because they lived in my email.',
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
          'Skip, add or reorder steps on that one job. The template stays as it was, and a report shows which steps people skip most.',
      },
      {
        question: 'Can subcontractors join in?',
        answer:
          'Send them a link to a single task. They see the address, your notes and the form to fill in, and nothing else.',
      },
      {
        question: 'How do branches stay apart?',
        answer:
          'Every job, contact and report carries its branch. Roles decide who may look across, down to one report.',
      },
    ],
  },
  closing: {
    title: 'Hand over one job, start to finish',
    text: 'Choose the process that causes the most phone calls. We draw its handoffs with you and run it once, live.',
    action: {label: 'Streamline My Operations', to: '/demo'},
  },
};
