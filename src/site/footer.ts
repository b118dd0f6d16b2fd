import {company} from '#src/content/company/company';
import {families, type Family, familyLabels} from './families';
import type {FamilyLinks} from './navigation';

export const footerText = `CRM and business automation, with a team that sets it up for you. Since ${company.foundedYear}.`;

function listFamily(family: Family, pages: FamilyLinks) {
  const shown = pages[family].filter(({footerLabel}) => footerLabel !== null);
  return {
    title: familyLabels[family],
    links: [
      ...shown.map(({label, footerLabel, to}) => ({label: footerLabel ?? label, to})),
      {label: `All ${familyLabels[family].toLowerCase()}`, to: `/${family}`},
    ],
  };
}

/** Columns of links. */
export const createFooterColumns = (pages: FamilyLinks) => [
  {
    title: 'Product',
    links: [
      {label: 'Features', to: '/features'},
      {label: 'Integrations', to: '/integrations'},
      {label: 'Pricing', to: '/pricing'},
      {label: 'Compare approaches', to: '/compare'},
      {label: 'Demo', to: '/demo'},
      {label: 'Security', to: '/security'},
      {label: 'Documentation', to: '/documentation'},
      {label: 'All guides', to: '/docs'},
      {label: 'What’s new', to: '/changelog'},
      {label: 'FAQ', to: '/faq'},
    ],
  },
  ...families.map((family) => listFamily(family, pages)),
  {
    title: 'Company',
    links: [
      {label: 'About', to: '/about'},
      {label: 'Case studies', to: '/case-studies'},
      {label: 'Blog', to: '/blog'},
      {label: 'Newsletter', to: '/blog/subscribe'},
      {label: 'Contact', to: '/contact'},
      {label: 'Contact support', to: '/contact-support'},
    ],
  },
];

export const legalLinks = [
  {label: 'Privacy', to: '/privacy'},
  {label: 'Terms', to: '/terms'},
  {label: 'Accessibility', to: '/accessibility'},
];
