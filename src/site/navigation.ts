import {company} from '#src/content/company';
import {northfieldMotors} from '#src/content/customers/northfield-motors';
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
  /** Beside the links: a line with an action, or what a customer says. Product has tiles with pictures instead. */
  aside?: MenuAside;
  /** Under the links, in the panel and in the menu of small screens. */
  more?: readonly Action[];
};

export type MenuAside = {
  title: string;
  text: string;
  action: Action;
  /** A figure that goes with the quote. */
  stat?: {figure: string; label: string};
  /** Who says the text. */
  speaker?: {name: string; role: string};
  /** Shows the picture of the link under the pointer. */
  pictured?: true;
  /** Words of the field that opens the search. */
  search?: string;
};

/** Parts of the product; each has its picture in src/content/pictures/menus.ts. */
const productLinks: MenuLink[] = [
  {icon: 'board', label: 'Pipelines', note: 'Every deal, its stage, its next step', to: '/solutions/manage-pipelines'},
  {icon: 'inbox', label: 'Inbox', note: 'Text and email in one thread', to: '/features#win-deals'},
  {icon: 'bolt', label: 'Automations', note: 'Draw the workflow once', to: '/solutions/automate-sales-marketing'},
  {icon: 'chart', label: 'Reports', note: 'Numbers for Monday’s meeting', to: '/solutions/reporting-analytics'},
];

/** The menus of the bar. */
export const createMenus = (pages: FamilyLinks): Menu[] => [
  {
    id: 'product',
    label: 'Product',
    index: '/features',
    links: productLinks,
    more: [
      {label: 'All features', to: '/features'},
      {label: `${company.claims.integrations} integrations`, to: '/features#integrations'},
      {label: 'Compare plans', to: '/pricing#compare'},
    ],
  },
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
      pictured: true,
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
      pictured: true,
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
      title: northfieldMotors.name,
      text: northfieldMotors.quotes.story,
      speaker: northfieldMotors.speaker,
      stat: northfieldMotors.results[0],
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
      title: 'Search the guides',
      search: 'How do I import contacts?',
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
