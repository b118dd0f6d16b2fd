import {company} from '#src/content/company';

export type FooterLink = {label: string; to: string};

export type FooterColumn = {title: string; links: FooterLink[]};

export const footerText = `CRM and business automation, with a team that sets it up for you. Since ${company.foundedYear}.`;

/** The specification sends the footer's e-commerce item to the lead-generation page, which links on to e-commerce. */
function listIndustries(industries: readonly FooterLink[]): FooterLink[] {
  return industries
    .filter(({to}) => to !== '/industries/ecommerce-retail')
    .map(({label, to}) => ({label: to === '/industries/lead-generation' ? 'E-Commerce' : label, to}));
}

/**
 * The columns of links.
 * @param industries Links that src/plugins/industries makes of the industries' content.
 */
export const createFooterColumns = (industries: readonly FooterLink[]): FooterColumn[] => [
  {
    title: 'Product',
    links: [
      {label: 'Features', to: '/features'},
      {label: 'Pricing', to: '/pricing'},
      {label: 'Demo', to: '/demo'},
      {label: 'Security', to: '/security'},
      {label: 'Documentation', to: '/documentation'},
      {label: 'FAQ', to: '/faq'},
    ],
  },
  {
    title: 'Solutions',
    links: [
      {label: 'Sell online', to: '/solutions/sell-products-online'},
      {label: 'Book more clients', to: '/solutions/book-more-clients'},
      {label: 'Automate marketing', to: '/solutions/automate-sales-marketing'},
      {label: 'Scale operations', to: '/solutions/scale-operations'},
      {label: 'Pipelines', to: '/solutions/manage-pipelines'},
      {label: 'Reporting', to: '/solutions/reporting-analytics'},
    ],
  },
  {
    title: 'Services',
    links: [
      {label: 'Websites & branding', to: '/services/websites-branding'},
      {label: 'Social & ads', to: '/services/social-media-ads'},
      {label: 'Content & creative', to: '/services/content-creative'},
      {label: 'CRM automation', to: '/services/crm-automation-funnels'},
      {label: 'SEO & growth', to: '/services/seo-growth'},
      {label: 'Strategic planning', to: '/services/strategic-planning'},
      {label: 'Implementation', to: '/services/implementation-integration'},
    ],
  },
  {
    title: 'Industries',
    links: listIndustries(industries),
  },
  {
    title: 'Company',
    links: [
      {label: 'About', to: '/about'},
      {label: 'Case studies', to: '/case-studies'},
      {label: 'Blog', to: '/blog'},
      {label: 'Contact', to: '/contact'},
      {label: 'Contact support', to: '/contact-support'},
    ],
  },
];

export const legalLinks: readonly FooterLink[] = [
  {label: 'Privacy', to: '/privacy'},
  {label: 'Terms', to: '/terms'},
  {label: 'Accessibility', to: '/accessibility'},
];
