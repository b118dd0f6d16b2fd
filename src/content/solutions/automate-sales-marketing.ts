import {
  automateSalesMarketingClosing,
  automateSalesMarketingHero,
  automateSalesMarketingPictures as pictures,
} from '#src/content/pictures/offers/automate-sales-marketing';
import {followUp} from '#src/content/pictures/signatures/automate-sales-marketing';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {automateSalesMarketingFeatures} from '#src/content/solutions/parts/automate-sales-marketing-features';
import {automateSalesMarketingTools} from '#src/content/solutions/parts/automate-sales-marketing-tools';

export const card: PageCard = {
  order: 30,
  icon: 'bolt',
  note: 'Workflows that stop when someone replies',
  footerLabel: 'Automate marketing',
  row: {
    description: 'Workflows that follow up on schedule and stop as soon as the customer replies.',
    picture: pictures.missed,
  },
};

export const automateSalesMarketing: OfferContent = {
  slug: 'automate-sales-marketing',
  name: 'Automate sales & marketing',
  meta: {
    title: 'Sales and marketing automation software',
    description:
      'Email, text and call workflows that start from a form, a missed call or an old quote, and stop the moment someone replies.',
  },
  hero: {
    title: 'Follow-up that knows when to stop',
    lead: 'Write the emails and texts once. Scalewell sends each on its day, watches for a reply and hands the conversation to a person.',
    checks: [
      'Messages end when someone replies',
      'Email, text and calls in one workflow',
      'Your words, tested on a contact first',
    ],
    art: automateSalesMarketingHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'One quote, and the follow-up that ends with a person.',
    steps: [
      {
        short: 'Trigger',
        title: 'Pick what starts it',
        description:
          'A form, a missed call, a birthday, a two-day-old quote. Any change on a record can be the trigger.',
      },
      {
        short: 'Message',
        title: 'Write the messages',
        description:
          'Merge in the name, the product and the salesperson. Preview the result as a real contact before anything goes out.',
      },
      {
        short: 'Reply',
        title: 'Take over when they reply',
        description:
          'By default, a reply on any channel stops the workflow and puts the thread at the top of its owner’s inbox.',
      },
    ],
    frame: followUp,
  },
  recipe: 'features',
  features: {
    title: 'Every follow-up you meant to send',
    aside: 'Sales and marketing see each other’s workflows, so a customer doesn’t get two messages the same morning.',
    items: automateSalesMarketingFeatures,
  },
  tools: {
    title: 'Works with your forms and your inbox',
    items: automateSalesMarketingTools,
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Renovation and trades',
        description: 'Quotes that sit on a kitchen table until someone asks about them.',
        startsWith: 'Quote follow-up',
        to: '/industries/other',
      },
      {
        title: 'Car dealerships',
        description: 'Internet shoppers who want a price at eleven at night.',
        startsWith: 'First-minute reply',
        to: '/industries/automotive',
      },
      {
        title: 'Insurance agencies',
        description: 'Policies that renew on a date and quotes that expire on one.',
        startsWith: 'Renewal workflow',
        to: '/industries/insurance',
      },
      {
        title: 'Buyers of leads',
        description: 'Brokers who pay for each inquiry and race three others to it.',
        startsWith: 'Speed-to-lead text',
        to: '/industries/lead-generation',
      },
    ],
  },
  quotes: [
    {
      content: 'I wrote nine messages in March. They’ve been working for me ever since.',
      author: 'Livia Tessaro',
      role: 'Owner',
      company: 'Tessaro Kitchens',
      industry: 'Home renovation',
    },
    {
      content: 'My team doesn’t have to remember the day-five call anymore.',
      author: 'Gareth Boyle',
      role: 'Sales manager',
      company: 'Penhallow Windows',
      industry: 'Home renovation',
    },
    {
      content: 'The first reply goes out before I’ve poured my coffee.',
      author: 'Leila Farahani',
      role: 'Agency principal',
      company: 'Copperline Insurance',
      industry: 'Insurance',
    },
  ],
  faq: {
    title: 'Questions about automation',
    items: [
      {
        question: 'Will people notice that it is automated?',
        answer:
          'What they notice is a quick answer. Messages carry the owner’s name and number, and a reply reaches that person. We edit your first workflow with you so it sounds like you.',
      },
      {
        question: 'How are unsubscribes handled?',
        answer:
          'Every email has an unsubscribe link and every text honors STOP. The opt-out is stored on the contact and applies to every workflow.',
      },
      {
        question: 'Can one contact be in two workflows?',
        answer:
          'Yes, but never twice in the same one. Each trigger lists the other workflows that start from the same event, so you see an overlap before you switch one on.',
      },
      {
        question: 'What if we edit a workflow while it’s live?',
        answer:
          'People already inside finish the version they started; new people get the new one. Message templates are the exception: they are read when each message is sent.',
      },
      {
        question: 'Who writes the messages?',
        answer:
          'You, from a library sorted by trade, or our automation team as a monthly service. Nothing is sent before you approve it.',
      },
    ],
  },
  closing: {
    title: 'Automate the follow-up you forget most',
    text: 'Pick the follow-up that slips every week. We’ll build it on the call, send it to ourselves and reply to make it stop.',
    chart: automateSalesMarketingClosing,
    action: {label: 'Automate My Marketing', to: '/demo'},
  },
};
