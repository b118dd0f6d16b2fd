import {websitesBrandingPictures as pictures} from '#src/content/pictures/offers/websites-branding';
import type {OfferContent} from '#src/content/schema/families';

/** Cards of /services/websites-branding. */
export const websitesBrandingFeatures: OfferContent['features']['items'] = [
  {
    icon: 'star',
    title: 'Logo and wordmark',
    picture: pictures.logo,
    description: 'Made to work on a storefront sign, a phone icon and a one-color invoice.',
  },
  {
    icon: 'sun',
    title: 'Color and type',
    description: 'A small palette that passes contrast checks, plus one or two fonts.',
  },
  {icon: 'document', title: 'Brand guide', description: 'Short enough to read, with examples of what to avoid.'},
  {
    icon: 'edit',
    title: 'Copywriting',
    description: 'We write every page in your industry’s language, and you correct us.',
  },
  {icon: 'grid', title: 'Design and build', description: 'Laid out for the phone first, then for wider screens.'},
  {
    icon: 'bolt',
    title: 'Speed and access',
    description: 'Fast pages, tested with a keyboard and a screen reader.',
  },
  {
    icon: 'inbox',
    title: 'Forms and booking',
    picture: pictures.inquiry,
    description: 'Each inquiry opens a deal, gets a polite answer and is offered a time.',
  },
  {
    icon: 'search',
    title: 'Search basics',
    description: 'Titles, business data and redirects in place on the first day.',
  },
];
