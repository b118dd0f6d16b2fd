import {websitesBrandingPictures as pictures} from '#src/content/pictures/offers/websites-branding';
import {websitesBrandingTools} from '#src/content/services/parts/websites-branding-tools';
import type {OfferContent, PageCard} from '#src/content/types';

export const card: PageCard = {
  order: 10,
  icon: 'grid',
  note: 'Identity and site, live in 4–6 weeks',
  row: {
    title: 'Websites & Branding',
    description: 'A mark, a voice and a site that passes every inquiry on.',
    items: [
      'Logo, colors and brand guide',
      'Copy written for you',
      'Phone-first design and build',
      'Forms wired to your pipeline',
    ],
    picture: pictures.launch,
  },
};

export const websitesBranding: OfferContent = {
  slug: 'websites-branding',
  name: 'Websites & branding',
  meta: {
    title: 'Websites and branding, written, designed and built',
    description:
      'Brand identity in 2–3 weeks and a website in 4–6 weeks, with revision rounds stated up front and every form wired to your pipeline.',
  },
  hero: {
    title: 'An identity and a website, finished on time',
    lead: 'We draw the mark, write the pages and build the site, and connect each form to your pipeline so no inquiry ends in spam.',
    checks: ['Identity in 2–3 weeks', 'Website in 4–6 weeks', 'Logo, copy and files are yours'],
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
        title: 'Agree on the look',
        description:
          'One conversation about your customers becomes two directions. You choose, then have three rounds to make it yours.',
        picture: pictures.identity,
      },
      {
        title: 'Read it before it is drawn',
        description:
          'Words come first and the layout follows them. Your comments stay in one place, closed one at a time.',
        picture: pictures.comments,
      },
      {
        title: 'Launch with forms connected',
        description:
          'The domain moves, old addresses redirect, and a test inquiry has to reach your inbox before we leave.',
        picture: pictures.launch,
      },
    ],
  },
  features: {
    title: 'What you take home',
    aside: 'Commission the identity, the site, or both. They are designed by the same two people.',
    items: [
      {
        icon: 'star',
        title: 'Logo and wordmark',
        description: 'Drawn for a shop sign, a phone icon and a one-color invoice.',
      },
      {
        icon: 'sun',
        title: 'Color and type',
        description: 'A small palette that passes contrast checks, and two fonts at most.',
      },
      {icon: 'document', title: 'Brand guide', description: 'Short enough to be read, with examples of what to avoid.'},
      {
        icon: 'edit',
        title: 'Copywriting',
        description: 'We write every page in your trade’s own words; you correct us.',
      },
      {icon: 'grid', title: 'Design and build', description: 'Laid out for the phone first, then for wider screens.'},
      {
        icon: 'bolt',
        title: 'Speed and access',
        description: 'Light pages, tested with a keyboard and a screen reader.',
      },
      {
        icon: 'inbox',
        title: 'Forms and booking',
        description: 'Each inquiry opens a deal, gets a polite answer and is offered a time.',
      },
      {
        icon: 'search',
        title: 'Search basics',
        description: 'Titles, business data and redirects in place on the first day.',
      },
    ],
  },
  facts: [
    {label: 'Brand identity', value: '2–3 weeks, 3 revision rounds'},
    {label: 'Website', value: '4–6 weeks, 2 revision rounds'},
    {label: 'Ownership', value: 'You keep every file'},
  ],
  tools: {
    title: 'Built with tools your team can edit',
    items: websitesBrandingTools,
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'New businesses',
        description: 'A name, a face and one page to send people to.',
        startsWith: 'Brand identity',
        to: '/services/strategic-planning',
      },
      {
        title: 'Firms that outgrew their site',
        description: 'Good work hidden behind a website from two partners ago.',
        startsWith: 'Website rebuild',
        to: '/industries/professional-services',
      },
      {
        title: 'Group practices',
        description: 'A page, a photo and a booking link for each doctor.',
        startsWith: 'Provider pages',
        to: '/industries/healthcare',
      },
      {
        title: 'Inns and restaurants',
        description: 'Rooms, menus and photos that load on hotel Wi-Fi.',
        startsWith: 'Direct reservations',
        to: '/industries/hospitality',
      },
    ],
  },
  quotes: [
    {
      content: 'They asked what customers call us about and put the answer on the first page.',
      author: 'Odile Thorn',
      role: 'Co-owner',
      company: 'Vela & Thorn',
      industry: 'Events',
    },
    {
      content: 'Three rounds sounded few. We needed two.',
      author: 'Marcus Feld',
      role: 'Founder',
      company: 'Feldwerk Joinery',
      industry: 'Construction',
    },
    {
      content: 'The first inquiry came through the new form before lunch.',
      author: 'Priyanka Rao',
      role: 'Practice manager',
      company: 'Lakeside Eye Care',
      industry: 'Healthcare',
    },
  ],
  faq: {
    title: 'Questions about brand and site',
    items: [
      {
        question: 'How many revisions are included?',
        answer:
          'Three revision rounds for brand identity and two for the website. A round is everything you want changed, sent as one list.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Brand identity takes 2–3 weeks and a website 4–6 weeks, counted from the day we have your photos, logins and a person who decides.',
      },
      {
        question: 'Will a new site cost us our search ranking?',
        answer:
          'We list every address of the old site, keep the pages that rank and redirect the rest. Expect small movement for a few weeks.',
      },
      {
        question: 'Who can change the site later?',
        answer:
          'Your team. The last step is a recorded walkthrough on your own pages, and you leave with all logins in your name.',
      },
      {
        question: 'Can you work with a logo we already have?',
        answer:
          'Yes. We redraw it cleanly if needed, settle colors and type around it, and go straight to the website.',
      },
    ],
  },
  closing: {
    title: 'Show us the site you have',
    text: 'Send its address and two competitors you respect. You get a written quote with pages, rounds and dates.',
    action: {label: 'Request a Quote', to: '/contact-us'},
  },
};
