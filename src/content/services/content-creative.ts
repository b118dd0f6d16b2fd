import {
  contentCreativeClosing,
  contentCreativeHero,
  contentCreativePictures as pictures,
} from '#src/content/pictures/offers/content-creative';
import {articleFile} from '#src/content/pictures/signatures/content-creative';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {contentCreativeFeatures} from '#src/content/services/parts/content-creative-features';

export const card: PageCard = {
  order: 30,
  icon: 'edit',
  note: 'Posts, case studies, ebooks and video',
  row: {
    title: 'Content & Creative',
    description: 'What your people know, turned into articles, video and guides.',
    items: ['Blog posts and case studies', 'Ebooks and guides', 'Video and photography', 'Newsletters'],
    picture: pictures.article,
  },
};

export const contentCreative: OfferContent = {
  slug: 'content-creative',
  name: 'Content & creative',
  meta: {
    title: 'Content marketing services: articles to video',
    description:
      'Blog posts in 1–2 weeks, case studies in 2–3, video in 3–4 and ebooks in 4–6, written from interviews with your people. You own all of it.',
  },
  hero: {
    title: 'Your expertise, written down and published',
    lead: 'One hour of your knowledge becomes articles, case studies, guides and video that sales can send and customers can find.',
    checks: ['Written from interviews with your people', 'A date for each piece', 'You own what we make'],
    art: contentCreativeHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'One hour of talk, and what became of it.',
    steps: [
      {
        short: 'Interview',
        title: 'Talk to us for an hour',
        description: 'A writer interviews your expert. We keep the sentences customers would repeat.',
      },
      {
        short: 'Draft',
        title: 'Correct a full draft',
        description: 'You get a finished draft with sources. Comment in the margin and send it back.',
      },
      {
        short: 'Publish',
        title: 'Publish it, then reuse it',
        description:
          'The article goes live, a short version goes to your list, the best lines to social, and a PDF to sales.',
      },
    ],
    frame: articleFile,
  },
  recipe: 'voice',
  features: {
    title: 'Content we produce',
    aside: 'Order individual pieces or a monthly plan. Lead times are the same.',
    items: contentCreativeFeatures,
  },
  facts: [
    {label: 'Blog posts', value: '1–2 weeks'},
    {label: 'Case studies', value: '2–3 weeks'},
    {label: 'Video', value: '3–4 weeks'},
    {label: 'Ebooks', value: '4–6 weeks'},
    {label: 'Ownership', value: 'You own all content assets'},
  ],
  tools: {
    title: 'Tools we write and edit in',
    items: [
      {name: 'Google Docs', category: 'Drafts'},
      {name: 'Microsoft Word', category: 'Drafts'},
      {name: 'Notion', category: 'Calendar'},
      {name: 'Figma', category: 'Design'},
      {name: 'Adobe Creative Cloud', category: 'Design'},
      {name: 'Frame.io', category: 'Video review'},
      {name: 'YouTube', category: 'Video'},
      {name: 'Vimeo', category: 'Video'},
      {name: 'WordPress', category: 'Publishing'},
      {name: 'Medium', category: 'Publishing'},
      {name: 'Mailchimp', category: 'Newsletters'},
      {name: 'LinkedIn', category: 'Distribution'},
    ],
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Advisors and firms',
        description: 'Trust built one article at a time.',
        startsWith: 'Monthly articles',
        to: '/industries/professional-services',
      },
      {
        title: 'Insurers and brokers',
        description: 'Coverage explained before someone asks for the cheapest policy.',
        startsWith: 'Plain-language guides',
        to: '/industries/insurance',
      },
      {
        title: 'Manufacturers',
        description: 'Products that need a diagram and a reference customer to sell.',
        startsWith: 'Case studies',
        to: '/industries/other',
      },
      {
        title: 'Developers and agents',
        description: 'Neighborhoods, floor plans and the walk to school, on video.',
        startsWith: 'Video tours',
        to: '/industries/real-estate',
      },
    ],
  },
  quotes: [
    {
      content: 'My partners read it and asked which one of us wrote it.',
      author: 'Mara Sable',
      role: 'Partner',
      company: 'Sable Ridge Advisors',
      industry: 'Financial advice',
    },
    {
      content: 'We send the case study before the quote now.',
      author: 'Henrik Dahl',
      role: 'Sales director',
      company: 'Dahlgren Pumps',
      industry: 'Manufacturing',
    },
    {
      content: 'People come to showings having watched the video. They ask better questions.',
      author: 'Teresa Nolan',
      role: 'Broker',
      company: 'Nolan & Birch',
      industry: 'Real estate',
    },
  ],
  faq: {
    title: 'Questions about content',
    items: [
      {
        question: 'Who owns the content?',
        answer: 'You do, once it’s paid for: text, images, footage and source files.',
      },
      {
        question: 'How long does each piece take?',
        answer:
          'Blog posts take 1–2 weeks, case studies 2–3 weeks, video 3–4 weeks and ebooks 4–6 weeks. The clock starts with the interview.',
      },
      {
        question: 'Who does the writing?',
        answer:
          'A writer who stays with your account and interviews your experts. An editor checks facts, sources and names before you see a draft.',
      },
      {
        question: 'What do you need from us?',
        answer: 'One hour a month with someone who knows the subject, and one person who can approve.',
      },
      {
        question: 'Can you work in a regulated field?',
        answer:
          'Yes. Your compliance reviewer joins the approval step, and we publish only when their sign-off is on file.',
      },
    ],
  },
  closing: {
    title: 'One question your customers ask',
    text: 'We’ll send an outline, a price and a publishing date for the piece that answers it.',
    chart: contentCreativeClosing,
    action: {label: 'Request a Proposal', to: '/contact-us'},
  },
};
