import {contentCreativePictures} from '#src/content/pictures/offers/content-creative';
import {crmAutomationFunnelsPictures} from '#src/content/pictures/offers/crm-automation-funnels';
import {seoGrowthPictures} from '#src/content/pictures/offers/seo-growth';
import {socialMediaAdsPictures} from '#src/content/pictures/offers/social-media-ads';
import {websitesBrandingPictures} from '#src/content/pictures/offers/websites-branding';
import type {IndexPageContent} from '#src/templates/IndexPage';

/** /services. Titles and button labels are the specification's: Learn More opens the dialog, the title leads to the page. */
export const servicesIndex: IndexPageContent = {
  meta: {
    title: 'Services: a team that does the work with you',
    description:
      'Websites, social media and ads, content, CRM automation and SEO by one team, each connected to your account so its results can be counted.',
  },
  title: 'Our team builds it. You run the business.',
  aside: 'Five services for work that takes a specialist. Each reports into your pipeline, so you see what it earned.',
  actions: [{label: 'Discuss Your Needs', opensDemo: true}],
  rows: [
    {
      title: 'Websites & Branding',
      description: 'A mark, a voice and a site that passes every inquiry on.',
      items: [
        'Logo, colors and brand guide',
        'Copy written for you',
        'Phone-first design and build',
        'Forms wired to your pipeline',
      ],
      picture: websitesBrandingPictures.launch,
      action: {label: 'Learn More', about: 'about Websites & Branding', opensDemo: true},
      to: '/services/websites-branding',
    },
    {
      title: 'Social Media & Ads',
      description: 'Posts and campaigns planned, filmed, run and counted in customers.',
      items: ['Monthly posting calendar', 'Paid social and search ads', 'Comments answered', 'Report down to the sale'],
      picture: socialMediaAdsPictures.test,
      action: {label: 'Learn More', about: 'about Social Media & Ads', opensDemo: true},
      to: '/services/social-media-ads',
    },
    {
      title: 'Content & Creative',
      description: 'What your people know, as articles, film and guides.',
      items: ['Blog posts and case studies', 'Ebooks and guides', 'Video and photography', 'Newsletters'],
      picture: contentCreativePictures.reuse,
      action: {label: 'Learn More', about: 'about Content & Creative', opensDemo: true},
      to: '/services/content-creative',
    },
    {
      title: 'CRM Automation & Funnels',
      description: 'The path from click to calendar, built and tested in your account.',
      items: ['Landing pages and forms', 'Qualification and routing', 'Email and text messages', 'Pipeline setup'],
      picture: crmAutomationFunnelsPictures.tests,
      action: {label: 'Learn More', about: 'about CRM Automation & Funnels', opensDemo: true},
      to: '/services/crm-automation-funnels',
    },
    {
      title: 'SEO & Growth',
      description: 'Found by the people already looking, in months we name beforehand.',
      items: ['Technical audit and repairs', 'Content plan and pages', 'Local listings', 'Monthly growth report'],
      picture: seoGrowthPictures.local,
      action: {label: 'Learn More', about: 'about SEO & Growth', opensDemo: true},
      to: '/services/seo-growth',
    },
  ],
  after: {
    text: 'Two projects with a start and an end:',
    actions: [
      {label: 'Strategic planning', to: '/services/strategic-planning'},
      {label: 'Implementation & integration', to: '/services/implementation-integration'},
    ],
  },
  closing: {
    title: 'Not sure which service comes first?',
    text: 'Show us your site, your inbox and your last month of leads. We will name the service to begin with, or none.',
    action: {label: 'Schedule a Consultation', opensDemo: true},
  },
};
