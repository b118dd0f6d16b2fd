import {seoGrowthClosing, seoGrowthHero, seoGrowthPictures as pictures} from '#src/content/pictures/offers/seo-growth';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {seoGrowthFeatures} from '#src/content/services/parts/seo-growth-features';
import {seoGrowthTools} from '#src/content/services/parts/seo-growth-tools';

export const card: PageCard = {
  order: 50,
  icon: 'search',
  note: 'First results in three to six months',
  row: {
    title: 'SEO & Growth',
    description: 'Get found by people already searching, on a timeline agreed up front.',
    items: ['Technical audit and fixes', 'Content plan and pages', 'Local listings', 'Monthly growth report'],
    picture: pictures.growth,
  },
};

export const seoGrowth: OfferContent = {
  slug: 'seo-growth',
  name: 'SEO & growth',
  meta: {
    title: 'SEO services for local and growing businesses',
    description:
      'Technical fixes, pages worth ranking and local listings. Initial results in 3–6 months, significant ones in 6–12, with every change listed.',
  },
  hero: {
    title: 'Be the answer people find first',
    lead: 'SEO services: technical fixes, pages worth ranking and local listings, in the order that brings in customers. It takes months, and we’ll tell you how many.',
    checks: [
      'Fixes first, then new pages',
      'A page for each question worth answering',
      'Every change listed with its reason',
    ],
    art: seoGrowthHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'Twelve months at a mover with two locations.',
    steps: [
      {
        short: 'Audit',
        title: 'Find what’s holding you back',
        description: 'We crawl the site, measure it on a slow phone and compare it with the five firms above you.',
      },
      {
        short: 'Fix, write',
        title: 'Fix, then write',
        description:
          'Fixes come first, because good pages on a broken site don’t rank. Then we write a page for each question worth answering.',
      },
      {
        short: 'Local',
        title: 'Win local search',
        description:
          'Hours, photos, services and reviews match everywhere, so people nearby find your nearest location.',
      },
    ],
    frame: {kind: 'climb', pictures: [pictures.audit, pictures.work, pictures.review]},
  },
  recipe: 'voice',
  features: {
    title: 'SEO work you can check line by line',
    items: seoGrowthFeatures,
  },
  facts: [
    {label: 'Initial results', value: '3–6 months'},
    {label: 'Significant results', value: '6–12 months'},
    {label: 'Report', value: 'Every month'},
  ],
  tools: {
    title: 'Tools we measure with',
    items: seoGrowthTools,
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Local trades',
        description: 'Searches that end in a phone call within the hour.',
        startsWith: 'Map listing',
        to: '/industries/other',
      },
      {
        title: 'Shops with large catalogs',
        description: 'Thousands of product pages, filters and duplicates.',
        startsWith: 'Technical audit',
        to: '/industries/ecommerce-retail',
      },
      {
        title: 'Law and accounting firms',
        description: 'Questions people search late at night when they can’t sleep.',
        startsWith: 'Question pages',
        to: '/industries/professional-services',
      },
      {
        title: 'Independent hotels',
        description: 'Guests who would rather book direct, if they could find you.',
        startsWith: 'Local pages',
        to: '/industries/hospitality',
      },
    ],
  },
  quotes: [
    {
      content: 'They said month four would be the first good one. They were right.',
      author: 'Isaac Castellan',
      role: 'Owner',
      company: 'Castellan Movers',
      industry: 'Moving',
    },
    {
      content: 'I get a list of what was done, in words I understand.',
      author: 'Ruth Pemberton',
      role: 'Office manager',
      company: 'Pemberton Law',
      industry: 'Legal',
    },
    {
      content: 'Direct bookings pay for the whole program.',
      author: 'Luca Ferrand',
      role: 'Owner',
      company: 'Hotel Ferrand',
      industry: 'Hospitality',
    },
  ],
  faq: {
    title: 'Questions about search',
    items: [
      {
        question: 'How long until it works?',
        answer:
          'Initial results usually show in 3–6 months and significant results in 6–12 months. New domains and competitive phrases take the longest.',
      },
      {
        question: 'Can you guarantee first place?',
        answer:
          'No, and be wary of anyone who does. We commit to the work, the dates and an honest report of what it did.',
      },
      {
        question: 'What happens if we stop?',
        answer:
          'The pages and fixes stay yours and keep working. Rankings tend to slip over months as competitors keep going.',
      },
      {
        question: 'Do you write the pages too?',
        answer: 'Yes, after talking to someone who does the job. You approve each page before it goes live.',
      },
      {
        question: 'A redesign is coming. When should we start?',
        answer: 'Before the redesign. Knowing which pages earn traffic is how you avoid losing it.',
      },
    ],
  },
  closing: {
    title: 'Why do others outrank you?',
    text: 'We’ll compare your site with one competitor’s and send you the problems, the gaps and what to fix first.',
    chart: seoGrowthClosing,
    action: {label: 'Request an Audit', to: '/contact-us'},
  },
};
