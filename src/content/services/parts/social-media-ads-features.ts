import {socialMediaAdsPictures as pictures} from '#src/content/pictures/offers/social-media-ads';
import type {OfferContent} from '#src/content/schema/families';

/** Cards of /services/social-media-ads. */
export const socialMediaAdsFeatures: OfferContent['features']['items'] = [
  {
    icon: 'calendar',
    title: 'Posting calendar',
    picture: pictures.calendar,
    description: 'Posts planned, designed, captioned and published on your channels.',
  },
  {icon: 'video', title: 'Short video', description: 'Filmed at your place, or cut from clips your team sends.'},
  {
    icon: 'megaphone',
    title: 'Paid social',
    description: 'Facebook, Instagram, TikTok and LinkedIn, in accounts you own.',
  },
  {
    icon: 'phone',
    title: 'Search ads',
    description: 'Keywords that mean “today,” with calls matched to the caller’s record.',
  },
  {icon: 'repeat', title: 'Retargeting', description: 'A second look for visitors who left, capped per week.'},
  {
    icon: 'message',
    title: 'Comments and messages',
    description: 'Answered during business hours; sales questions go to your inbox.',
  },
  {
    icon: 'shield',
    title: 'Approvals',
    description: 'You approve claims, prices and faces before they go public.',
  },
  {
    icon: 'chart',
    title: 'Monthly report',
    description: 'Spend, leads, visits and sales on one page, with the next move.',
  },
];
