import {company} from '#src/content/company';
import type {Action} from '#src/content/types';
import type {IconName} from '#src/ui/Icon/paths';
import {bookDemo} from './actions';

export type MenuLink = {icon: IconName; label: string; note: string; to: string};

export type Menu = {
  id: string;
  label: string;
  /** Page that lists the same things: the link where popovers do not exist, and what marks the menu as current. */
  index: string;
  links: MenuLink[];
  aside: {title: string; text: string; action: Action};
};

/**
 * The menus of the bar.
 * @param industries Links that src/plugins/industries makes of the industries' content.
 */
export const createMenus = (industries: readonly MenuLink[]): Menu[] => [
  {
    id: 'solutions',
    label: 'Solutions',
    index: '/solutions',
    links: [
      {
        icon: 'cart',
        label: 'Sell products online',
        note: 'Store, checkout and follow-up in one place',
        to: '/solutions/sell-products-online',
      },
      {
        icon: 'calendar',
        label: 'Book more clients',
        note: 'A calendar that fills and reminds by itself',
        to: '/solutions/book-more-clients',
      },
      {
        icon: 'bolt',
        label: 'Automate sales & marketing',
        note: 'Sequences that stop when someone replies',
        to: '/solutions/automate-sales-marketing',
      },
      {
        icon: 'layers',
        label: 'Scale operations',
        note: 'Tasks, handoffs and approvals on rails',
        to: '/solutions/scale-operations',
      },
      {
        icon: 'board',
        label: 'Manage pipelines',
        note: 'Every deal, its stage and its next step',
        to: '/solutions/manage-pipelines',
      },
      {
        icon: 'chart',
        label: 'Reporting & analytics',
        note: 'Numbers your Monday meeting can trust',
        to: '/solutions/reporting-analytics',
      },
      {icon: 'grid', label: 'All solutions', note: 'Four ways to start, side by side', to: '/solutions'},
      {icon: 'star', label: 'Features', note: 'Twelve tools and what connects to them', to: '/features'},
    ],
    aside: {
      title: 'Not sure where to start?',
      text: 'Tell us how you win customers today. In 30 minutes we map it in Scalewell with you.',
      action: bookDemo,
    },
  },
  {
    id: 'services',
    label: 'Services',
    index: '/services',
    links: [
      {
        icon: 'grid',
        label: 'Websites & branding',
        note: 'Identity and site, live in 4–6 weeks',
        to: '/services/websites-branding',
      },
      {
        icon: 'megaphone',
        label: 'Social media & ads',
        note: 'Campaigns planned, run and reported',
        to: '/services/social-media-ads',
      },
      {
        icon: 'edit',
        label: 'Content & creative',
        note: 'Posts, case studies, ebooks and video',
        to: '/services/content-creative',
      },
      {
        icon: 'branch',
        label: 'CRM automation & funnels',
        note: 'Built inside your account, ready to run',
        to: '/services/crm-automation-funnels',
      },
      {icon: 'search', label: 'SEO & growth', note: 'First results in three to six months', to: '/services/seo-growth'},
      {
        icon: 'flag',
        label: 'Strategic planning',
        note: 'A four-week plan with weekly deliverables',
        to: '/services/strategic-planning',
      },
      {
        icon: 'link',
        label: 'Implementation & integration',
        note: 'Five weeks from data import to go-live',
        to: '/services/implementation-integration',
      },
      {icon: 'layers', label: 'All services', note: 'What our team can take off your desk', to: '/services'},
    ],
    aside: {
      title: 'Done for you',
      text: 'You keep every asset we make: site, copy, footage and data.',
      action: {label: 'See all services', to: '/services'},
    },
  },
  {
    id: 'industries',
    label: 'Industries',
    index: '/industries',
    links: [
      ...industries,
      {icon: 'grid', label: 'All industries', note: 'Every trade’s day on one page', to: '/industries'},
    ],
    aside: {
      title: `${company.claims.businesses} businesses`,
      text: 'Teams of two to two hundred run their follow-up on Scalewell.',
      action: {label: 'Read case studies', to: '/case-studies'},
    },
  },
  {
    id: 'resources',
    label: 'Resources',
    index: '/documentation',
    links: [
      {icon: 'document', label: 'Documentation', note: 'Guides and the contacts API', to: '/documentation'},
      {icon: 'edit', label: 'Blog', note: 'Practical notes on selling and service', to: '/blog'},
      {icon: 'star', label: 'Case studies', note: 'Six teams, with their numbers', to: '/case-studies'},
      {icon: 'info', label: 'FAQ', note: 'Short answers, five topics', to: '/faq'},
      {icon: 'lock', label: 'Security', note: 'Encryption, access, backups', to: '/security'},
      {icon: 'users', label: 'About', note: `Who we are, since ${company.foundedYear}`, to: '/about'},
    ],
    aside: {
      title: 'Support',
      text: `Live chat answers in ${company.responseTimes.liveChat}, email in ${company.responseTimes.email}.`,
      action: {label: 'Contact support', to: '/contact-support'},
    },
  },
];

/** Plain links of the bar. The specification sends desktop and mobile to two addresses of the same page. */
export const barLinks = {
  pricing: {label: 'Pricing', to: '/pricing'},
  contact: {label: 'Contact', desktop: '/contact', mobile: '/contact-us'},
} as const;
