import {automateSalesMarketingPictures as pictures} from '#src/content/pictures/offers/automate-sales-marketing';
import {automateSalesMarketingTools} from '#src/content/solutions/parts/automate-sales-marketing-tools';
import type {OfferContent, PageCard} from '#src/content/types';

export const card: PageCard = {
  order: 30,
  icon: 'bolt',
  note: 'Sequences that stop when someone replies',
  footerLabel: 'Automate marketing',
  row: {
    description: 'Sequences that keep their promise to follow up, and go quiet as soon as a person answers.',
    picture: pictures.stopped,
  },
};

export const automateSalesMarketing: OfferContent = {
  slug: 'automate-sales-marketing',
  name: 'Automate sales & marketing',
  meta: {
    title: 'Automate sales and marketing follow-up',
    description:
      'Email, text and call sequences that start from a form, a missed call or an old quote, and stop the moment someone answers.',
  },
  hero: {
    title: 'Follow-up that knows when to stop',
    lead: 'Write the emails and texts once. Scalewell sends each on its day, watches for an answer and hands the conversation to a person.',
    checks: [
      'Ends the moment someone replies',
      'Email, text and calls in one sequence',
      'Your words, approved line by line',
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
        title: 'Pick what starts it',
        description:
          'A form, a missed call, a birthday, a quote two days old. Any change in a record can be the trigger.',
        picture: pictures.trigger,
      },
      {
        title: 'Write the messages',
        description:
          'Merge in the name, the product and the salesperson. Preview the result as a real contact before anything goes out.',
        picture: pictures.preview,
      },
      {
        title: 'Step in at the answer',
        description: 'A reply on any channel cancels the rest and puts the thread on top of its owner’s inbox.',
        picture: pictures.stopped,
      },
    ],
  },
  features: {
    title: 'Every follow-up you meant to send',
    aside: 'Sales and marketing draw on the same canvas, so nobody gets two messages on one morning.',
    items: [
      {
        icon: 'branch',
        title: 'Visual builder',
        description: 'Drag steps, delays and conditions onto a canvas that anyone can read.',
      },
      {
        icon: 'mail',
        title: 'Email sequences',
        description: 'Plain or designed, delivered by the clock of the person who reads them.',
      },
      {
        icon: 'message',
        title: 'Text sequences',
        description: 'Two-way, with quiet hours and opt-out words handled for you.',
      },
      {
        icon: 'phone',
        title: 'Missed-call text back',
        description: 'A caller you could not take gets a text within the minute.',
      },
      {
        icon: 'users',
        title: 'Live segments',
        description: 'Lists that keep themselves: bought, quoted, silent for sixty days.',
      },
      {
        icon: 'flag',
        title: 'Lead scoring',
        description: 'Points for visits, opens and replies, so the warm ones get called first.',
      },
      {
        icon: 'repeat',
        title: 'Win-back',
        description: 'One last honest note to cold contacts. After it they leave the list.',
      },
      {icon: 'chart', title: 'Attribution', description: 'Find the message that came just before the deal was won.'},
    ],
  },
  tools: {
    title: 'Listens to your forms, writes from your inbox',
    items: automateSalesMarketingTools,
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Renovation and trades',
        description: 'Quotes that lie on a kitchen table until someone asks about them.',
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
        startsWith: 'Renewal sequence',
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
      content: 'I wrote nine messages in March. They have been working since.',
      author: 'Ines Tessaro',
      role: 'Owner',
      company: 'Tessaro Kitchens',
      industry: 'Home renovation',
    },
    {
      content: 'Nobody on my team has to remember day five anymore.',
      author: 'Gareth Boyle',
      role: 'Sales manager',
      company: 'Penhallow Windows',
      industry: 'Home renovation',
    },
    {
      content: 'The first reply is out before my coffee is poured.',
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
          'They notice that you answered quickly. Messages carry the owner’s name and number, and a reply reaches that person. We edit your first sequence with you so that it reads like you.',
      },
      {
        question: 'How are unsubscribes handled?',
        answer:
          'Every email has an unsubscribe link and every text honors STOP. The opt-out is stored on the contact and holds for all sequences.',
      },
      {
        question: 'Can one contact be in two sequences?',
        answer: 'Only if you allow it. Otherwise the newer one waits until the older has ended.',
      },
      {
        question: 'What if we edit a sequence while it runs?',
        answer:
          'People inside finish the version they started, or you move all of them to the new one in a single step.',
      },
      {
        question: 'Who writes the messages?',
        answer:
          'You, from a library sorted by trade, or our automation team as a monthly service. Nothing is sent before you approve it.',
      },
    ],
  },
  closing: {
    title: 'Automate the note you forget most',
    text: 'Tell us which follow-up slips every week. We build it on the call, send it to ourselves and watch it stop.',
    action: {label: 'Automate My Marketing', to: '/demo'},
  },
};
