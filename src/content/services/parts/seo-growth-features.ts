import {seoGrowthPictures as pictures} from '#src/content/pictures/offers/seo-growth';
import type {OfferContent} from '#src/content/schema/families';

/** Cards of /services/seo-growth. */
export const seoGrowthFeatures: OfferContent['features']['items'] = [
  {
    icon: 'chart',
    title: 'Growth report',
    picture: pictures.growth,
    description: 'Visits, calls and won deals from search, month by month.',
  },
  {
    icon: 'search',
    title: 'Technical audit',
    description: 'Crawling, indexing, speed and structured data, ranked by effect.',
  },
  {
    icon: 'document',
    title: 'Content plan',
    description: 'Phrases grouped by intent, each with one page of its own.',
  },
  {
    icon: 'edit',
    title: 'On-page fixes',
    description: 'Titles, headings, links and images, changed in your system.',
  },
  {
    icon: 'pin',
    title: 'Local search',
    picture: pictures.local,
    description: 'Profiles, directories and service-area pages for each branch.',
  },
  {
    icon: 'link',
    title: 'Earned links',
    description: 'From suppliers, associations and press with a reason to mention you.',
  },
  {
    icon: 'star',
    title: 'Review requests',
    description: 'Sent to every customer after the job, with the right link.',
  },
  {icon: 'globe', title: 'Site moves', description: 'Redesigns and new domains that keep what already ranks.'},
];
