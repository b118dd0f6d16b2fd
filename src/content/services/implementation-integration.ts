import {
  implementationIntegrationClosing,
  implementationIntegrationHero,
  implementationIntegrationPictures as pictures,
} from '#src/content/pictures/offers/implementation-integration';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {implementationIntegrationFeatures} from '#src/content/services/parts/implementation-integration-features';
import {implementationIntegrationLists} from '#src/content/services/parts/implementation-integration-lists';
import {implementationIntegrationTools} from '#src/content/services/parts/implementation-integration-tools';

export const card: PageCard = {
  order: 70,
  icon: 'link',
  note: 'Five weeks from data import to go-live',
  footerLabel: 'Implementation',
  row: {
    title: 'Implementation & Integration',
    also: true,
    description: 'Five weeks from data import to go-live, with a named lead on our side.',
    items: [
      'Data moved and checked by you',
      'Your tools connected',
      'Workflows built',
      'Working beside you on day one',
    ],
    picture: pictures.mapping,
  },
};

export const implementationIntegration: OfferContent = {
  slug: 'implementation-integration',
  name: 'Implementation & integration',
  meta: {
    title: 'CRM implementation and data migration',
    description:
      'Data migration in weeks 1–2, integrations in 2–3, workflows in 3–4, QA and go-live in 4–5. A named lead on our side.',
  },
  hero: {
    title: 'From your old system to a working one',
    lead: 'We move the data, connect your tools, build the workflows and work alongside your team on day one.',
    checks: ['A named lead on our side', 'Data checked by you before go-live', 'Five weeks for a full rollout'],
    art: implementationIntegrationHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'Five weeks, phase by phase',
    aside: 'Data migration: weeks 1–2. Integrations: weeks 2–3. Workflows: weeks 3–4. QA and go-live: weeks 4–5.',
    steps: [
      {
        when: 'Week 1',
        title: 'Data migration begins',
        description: 'Every old field gets a new home. We move two hundred sample records, and you check them.',
      },
      {
        when: 'Week 2',
        title: 'Data migration ends, integrations begin',
        description: 'The full import runs and duplicates are merged. Email, calendar and phone are connected.',
      },
      {
        when: 'Week 3',
        title: 'Integrations end, workflows begin',
        description: 'Accounting, payments and your industry’s own systems come next. We build the first follow-ups.',
      },
      {
        when: 'Week 4',
        title: 'Workflows end, QA begins',
        description: 'We finish the remaining workflows. Your team and ours go through the acceptance tests.',
      },
      {
        when: 'Week 5',
        title: 'QA ends, go-live',
        description: 'Training on your own data, a last import of new records, then the switch with us on call.',
      },
    ],
    frame: {
      kind: 'hours',
      ground: 'mint',
      clocks: [['Week 1'], ['Week 2'], ['Week 3'], ['Week 4'], ['Week 5']],
      pictures: [pictures.check, pictures.merge, pictures.connect, pictures.tests, pictures.live],
    },
  },
  recipe: 'features',
  features: {
    title: 'What our team builds with yours',
    items: implementationIntegrationFeatures,
  },
  lists: implementationIntegrationLists,
  facts: [
    {label: 'Data migration', value: 'Weeks 1–2'},
    {label: 'Integrations', value: 'Weeks 2–3'},
    {label: 'Workflows', value: 'Weeks 3–4'},
    {label: 'QA and go-live', value: 'Weeks 4–5'},
    {label: 'Typical implementation', value: '24–48 hours'},
    {label: 'Complex implementation', value: '1–2 weeks'},
    {label: 'Automotive', value: '2–3 weeks'},
  ],
  tools: {
    title: 'Systems we connect most often',
    items: implementationIntegrationTools,
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Dealers with a DMS',
        description: 'Inventory, service and sales history that have to stay in sync.',
        startsWith: 'DMS connection',
        to: '/industries/automotive',
      },
      {
        title: 'Practices leaving paper',
        description: 'Patient lists, recalls and consent moved without retyping.',
        startsWith: 'Patient import',
        to: '/industries/healthcare',
      },
      {
        title: 'Stores on several systems',
        description: 'Shop, register and warehouse, each with its own customer list.',
        startsWith: 'Order sync',
        to: '/industries/ecommerce-retail',
      },
      {
        title: 'Firms with two CRMs',
        description: 'The same client twice, and two partners who both called.',
        startsWith: 'Duplicate merging',
        to: '/industries/professional-services',
      },
    ],
  },
  quotes: [
    {
      content: 'I signed off on twenty-four tests. On Monday, every one of them still passed.',
      author: 'Corinne Walsh',
      role: 'Operations lead',
      company: 'Redwater Supply',
      industry: 'Distribution',
    },
    {
      content: 'They asked about our odd fields instead of guessing.',
      author: 'Ben Achterberg',
      role: 'IT manager',
      company: 'Achterberg Group',
      industry: 'Automotive',
    },
    {
      content: 'We switched on a Monday. By Tuesday it was just how we worked.',
      author: 'Mei Tan',
      role: 'Practice manager',
      company: 'Tan Family Dental',
      industry: 'Healthcare',
    },
  ],
  faq: {
    title: 'Questions about implementation',
    items: [
      {
        question: 'How long does implementation take?',
        answer:
          'A standard account typically takes 24–48 hours, a complex one 1–2 weeks and automotive 2–3 weeks. A full rollout with migration and training follows the 5-week plan.',
      },
      {
        question: 'Do we have to stop working during the move?',
        answer:
          'No. Your old system stays in use until go-live. New records are imported on the last evening, then it becomes read-only.',
      },
      {
        question: 'What if imported data is wrong?',
        answer:
          'You check a sample in week 1 and the whole set in week 2. For 24 hours, you can undo an import, which removes the contacts it added, fix the file and run it again.',
      },
      {
        question: 'Can you connect a system that is not listed?',
        answer:
          'Almost always, by API, webhook or a nightly file. If it can’t be done, we’ll tell you before you sign.',
      },
      {
        question: 'What do you need from our team?',
        answer:
          'One person who can make decisions about data, access to each system, and two hours a week until go-live.',
      },
    ],
  },
  closing: {
    title: 'Which system are you moving from?',
    text: 'Name the system and roughly how many records it has. On the call you’ll learn what moves, what changes and when.',
    chart: implementationIntegrationClosing,
    action: {label: 'Book a Demo', opensDemo: true},
  },
};
