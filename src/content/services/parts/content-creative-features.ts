import {contentCreativePictures as pictures} from '#src/content/pictures/offers/content-creative';
import type {OfferContent} from '#src/content/schema/families';

/** Cards of /services/content-creative. */
export const contentCreativeFeatures: OfferContent['features']['items'] = [
  {
    icon: 'document',
    title: 'Blog posts',
    picture: pictures.article,
    description: 'Answers to what customers type into a search box, with sources.',
  },
  {icon: 'star', title: 'Case studies', description: 'Interview, figures and your client’s signed approval.'},
  {
    icon: 'layers',
    title: 'Ebooks and guides',
    description: 'Researched, designed and ready to give away or put behind a form.',
  },
  {icon: 'video', title: 'Video', description: 'Script, filming and captions, cut for each channel.'},
  {
    icon: 'mail',
    title: 'Newsletters',
    description: 'A monthly email people read to the end, sent from your address.',
  },
  {icon: 'edit', title: 'Sales copy', description: 'Service pages, proposals and one-pagers in the same voice.'},
  {
    icon: 'sun',
    title: 'Photos and diagrams',
    picture: pictures.diagrams,
    description: 'Your team and your place, with diagrams where a photo isn’t enough.',
  },
  {
    icon: 'search',
    title: 'Search briefs',
    description: 'Each piece starts with the search it should rank for.',
  },
];
