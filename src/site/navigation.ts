import {company} from '#src/content/company';
import type {Action} from '#src/content/types';
import type {IconName} from '#src/ui/Icon/paths';
import {bookDemo} from './actions';
import {familyLabels, type Family} from './families';

export type MenuLink = {icon: IconName; label: string; note: string; to: string};

/** Link to a page of a family, in menu and footer. */
export type FamilyLink = MenuLink & {
  /** Label in the footer where it is not that of the menu; `null` keeps the page out of the footer. */
  footerLabel?: string | null;
};

/** Links that src/plugins/page-families makes of the families' content. */
export type FamilyLinks = Readonly<Record<Family, readonly FamilyLink[]>>;

export type Menu = {
  id: string;
  label: string;
  /** Page that lists the same things: the link where popovers do not exist, and what marks the menu as current. */
  index: string;
  links: MenuLink[];
  aside: {title: string; text: string; action: Action};
};

/** The menus of the bar. */
export const createMenus = (pages: FamilyLinks): Menu[] => [
  {
    id: 'solutions',
    label: familyLabels.solutions,
    index: '/solutions',
    links: [
      ...pages.solutions,
      {icon: 'grid', label: 'All solutions', note: 'Start from what costs you most', to: '/solutions'},
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
    label: familyLabels.services,
    index: '/services',
    links: [
      ...pages.services,
      {icon: 'layers', label: 'All services', note: 'What our team can do for you', to: '/services'},
    ],
    aside: {
      title: 'Done for you',
      text: 'You keep every asset we make: site, copy, footage and data.',
      action: {label: 'See all services', to: '/services'},
    },
  },
  {
    id: 'industries',
    label: familyLabels.industries,
    index: '/industries',
    links: [
      ...pages.industries,
      {icon: 'grid', label: 'All industries', note: 'A working day in each industry', to: '/industries'},
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
      {icon: 'document', label: 'Documentation', note: 'Guides for every task', to: '/documentation'},
      {icon: 'code', label: 'API reference', note: 'Endpoints, webhooks and samples', to: '/docs/api'},
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
