import {websitesBrandingClosing, websitesBrandingHero} from '#src/content/pictures/offers/websites-branding';
import {weddingsClimb, weddingsLive} from '#src/content/pictures/signatures/websites-branding';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {websitesBrandingFeatures} from '#src/content/services/parts/websites-branding-features';
import {websitesBrandingTools} from '#src/content/services/parts/websites-branding-tools';

export const card: PageCard = {
  order: 10,
  icon: 'grid',
  note: 'Identity and site, live in 4–6 weeks',
  row: {
    title: 'Websites & Branding',
    description: 'A logo, your words and a site that sends every inquiry to your pipeline.',
    items: [
      'Logo, colors and brand guide',
      'Copy written for you',
      'Phone-first design and build',
      'Forms connected to your pipeline',
    ],
    picture: weddingsLive,
  },
};

export const websitesBranding: OfferContent = {
  slug: 'websites-branding',
  name: 'Websites & branding',
  meta: {
    title: 'Website design and branding services',
    description:
      'Brand identity in 2–3 weeks and a website in 4–6 weeks, with revision rounds stated up front and every form connected to your pipeline.',
  },
  hero: {
    title: 'An identity and a website, finished on time',
    lead: 'We design the logo, write the pages, build the site and connect every form to your pipeline, so inquiries don’t end up in spam.',
    checks: ['Two directions to choose from', 'Copy first, then the design', 'Forms tested before launch'],
    art: websitesBrandingHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'One page of the site, from the first sketch to the morning it goes live.',
    steps: [
      {
        when: 'Before',
        title: 'Agree on the look',
        description:
          'One conversation about your customers becomes two directions. You choose, then have three rounds to make it yours.',
      },
      {
        when: 'Week 3',
        title: 'Read it before we design it',
        description:
          'The copy comes first and the layout follows. Your comments stay in one place and are resolved one by one.',
      },
      {
        when: 'After',
        title: 'Launch with forms connected',
        description:
          'We move the domain, redirect old addresses and send a test inquiry. It has to reach your inbox before we’re done.',
      },
    ],
    frame: weddingsClimb,
  },
  recipe: 'features',
  features: {
    title: 'What you get: brand, copy and website',
    aside: 'Order the identity, the website, or both. The same two people design them.',
    items: websitesBrandingFeatures,
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
        description: 'A name, a logo and one page to send people to.',
        startsWith: 'Brand identity',
        to: '/services/strategic-planning',
      },
      {
        title: 'Firms that outgrew their site',
        description: 'Great work hidden behind a ten-year-old website.',
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
      content: 'They asked what customers call us about, and put the answer on the home page.',
      author: 'Odile Thorn',
      role: 'Co-owner',
      company: 'Vela & Thorn',
      industry: 'Events',
    },
    {
      content: 'I worried three rounds wouldn’t be enough. We needed two.',
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
          'It shouldn’t. We list every address of the old site, keep the pages that rank and redirect the rest. Expect small movement for a few weeks.',
      },
      {
        question: 'Who can change the site later?',
        answer:
          'Your team can. The last step is a recorded walkthrough of your own pages, and all logins are in your name.',
      },
      {
        question: 'Can you work with a logo we already have?',
        answer: 'Yes. We clean it up if needed, choose colors and type to match, and go straight to the website.',
      },
    ],
  },
  closing: {
    title: 'A quote for your website',
    text: 'Its address and two competitors you admire are enough for a written quote with pages, rounds and dates.',
    chart: websitesBrandingClosing,
    action: {label: 'Request a Quote', to: '/contact-us'},
  },
};
