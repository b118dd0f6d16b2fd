import {crmAutomationFunnelsPictures as pictures} from '#src/content/pictures/offers/crm-automation-funnels';
import type {OfferContent} from '#src/content/schema/families';

/** Cards of /services/crm-automation-funnels. */
export const crmAutomationFunnelsFeatures: OfferContent['features']['items'] = [
  {
    icon: 'grid',
    title: 'Landing pages',
    description: 'One promise and one form, fast on a phone.',
  },
  {
    icon: 'document',
    title: 'Smart forms',
    picture: pictures.form,
    description: 'Only the questions you need, on up to five short pages.',
  },
  {
    icon: 'flag',
    title: 'Qualification',
    description: 'Rules that sort leads into now, later and never, with the reason shown.',
  },
  {icon: 'branch', title: 'Routing', description: 'By region, language, product or who is on shift.'},
  {
    icon: 'message',
    title: 'Nurture messages',
    picture: pictures.nurture,
    description: 'Email and text for each branch, written with your sales team.',
  },
  {icon: 'board', title: 'Pipeline setup', description: 'Stages, fields and permissions that match how you sell.'},
  {icon: 'users', title: 'Data cleanup', description: 'Duplicates merged, fields renamed, old lists archived.'},
  {icon: 'chart', title: 'Step figures', description: 'Visitors, answers, bookings and sales, counted each week.'},
];
