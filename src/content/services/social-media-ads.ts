import {
  socialMediaAdsClosing,
  socialMediaAdsHero,
  socialMediaAdsPictures as pictures,
} from '#src/content/pictures/offers/social-media-ads';
import {campaign} from '#src/content/pictures/signatures/social-media-ads';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {socialMediaAdsFeatures} from '#src/content/services/parts/social-media-ads-features';
import {socialMediaAdsTools} from '#src/content/services/parts/social-media-ads-tools';

export const card: PageCard = {
  order: 20,
  icon: 'megaphone',
  note: 'Campaigns planned, run and reported',
  footerLabel: 'Social & ads',
  row: {
    title: 'Social Media & Ads',
    description: 'Posts and campaigns planned, filmed, run and measured in customers.',
    items: ['Monthly posting calendar', 'Paid social and search ads', 'Comments answered', 'Report down to the sale'],
    picture: pictures.ads,
  },
};

export const socialMediaAds: OfferContent = {
  slug: 'social-media-ads',
  name: 'Social media & ads',
  meta: {
    title: 'Social media and ad management services',
    description:
      'We plan, film, publish and report your posts and campaigns. Every lead keeps the ad it came from, all the way to the sale.',
  },
  hero: {
    title: 'Ads that end in a booked visit',
    lead: 'We plan, film, publish and report. Each lead lands in your pipeline with the ad it came from, so you can spend where the sales are.',
    checks: ['Ad accounts stay in your name', 'You approve each post', 'Results measured in customers'],
    art: socialMediaAdsHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'One month at a time. Nothing is published before you say yes.',
    steps: [
      {
        short: 'Plan',
        title: 'Plan the month',
        description:
          'One call, one sheet: what you sell, who should see it and what you’ll spend. Posts wait there for your approval.',
      },
      {
        short: 'Test',
        title: 'Run a small test',
        description: 'Several versions share a small budget for four days. The one that books visits gets the rest.',
      },
      {
        short: 'Track',
        title: 'Track each lead to the sale',
        description: 'Click, text, visit and sale are on one record, so the report can name the ad that paid off.',
      },
    ],
    frame: campaign,
  },
  recipe: 'tall',
  features: {
    title: 'What we do for you',
    items: socialMediaAdsFeatures,
  },
  facts: [
    {label: 'Plan', value: 'One month at a time'},
    {label: 'Ad spend', value: 'Paid by you to the platform'},
    {label: 'Ownership', value: 'Accounts, audiences and footage'},
  ],
  tools: {
    title: 'Channels and ad accounts we run',
    items: socialMediaAdsTools,
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Gyms and studios',
        description: 'Classes to fill, especially every January.',
        startsWith: 'Free-week campaign',
        to: '/industries/other',
      },
      {
        title: 'Dealers with aging inventory',
        description: 'Cars past day sixty, shown to people shopping for that model.',
        startsWith: 'Inventory ads',
        to: '/industries/automotive',
      },
      {
        title: 'Listing agents',
        description: 'A new home on screens nearby while the sign goes up.',
        startsWith: 'Listing videos',
        to: '/industries/real-estate',
      },
      {
        title: 'Online shops',
        description: 'A catalog that promotes what is in stock and has margin.',
        startsWith: 'Catalog ads',
        to: '/industries/ecommerce-retail',
      },
    ],
  },
  quotes: [
    {
      content: 'I know what a new member costs me. Last year I only knew what a click cost.',
      author: 'Dominic Vale',
      role: 'Owner',
      company: 'Torvale Fitness',
      industry: 'Fitness',
    },
    {
      content: 'They turned one morning of filming into five weeks of posts.',
      author: 'Sunniva Lund',
      role: 'Marketing manager',
      company: 'Lundgate Homes',
      industry: 'Real estate',
    },
    {
      content: 'Comments get answered, which is more than I ever managed.',
      author: 'Pete Carrow',
      role: 'Owner',
      company: 'Carrow’s Garden Center',
      industry: 'Retail',
    },
  ],
  faq: {
    title: 'Questions about social and ads',
    items: [
      {
        question: 'What should we budget for ads?',
        answer:
          'You pay the platform directly. Our proposal names a test budget, and we suggest raising it only while the cost per sale stays steady.',
      },
      {
        question: 'Who owns accounts, audiences and posts?',
        answer:
          'You do. We work as a partner in your accounts, and footage, captions and audiences stay with you if we part ways.',
      },
      {
        question: 'Do we have to approve every post?',
        answer:
          'In the first month, yes. After that, many clients approve the plan and review only offers, prices and anything that shows a face.',
      },
      {
        question: 'When do ads start to bring leads?',
        answer:
          'Often in the first week after tracking is checked. Treat the first month as a test. Numbers settle in the second.',
      },
      {
        question: 'Which channels should we be on?',
        answer: 'Usually two. We look at where your last twenty customers came from and skip the rest.',
      },
    ],
  },
  closing: {
    title: 'What is one new customer worth to you?',
    text: 'We’ll work back from that number to a budget, two channels and a posting plan, in writing.',
    chart: socialMediaAdsClosing,
    action: {label: 'Request a Proposal', to: '/contact-us'},
  },
};
