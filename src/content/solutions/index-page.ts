import {automateSalesMarketingPictures} from '#src/content/pictures/offers/automate-sales-marketing';
import {bookMoreClientsPictures} from '#src/content/pictures/offers/book-more-clients';
import {scaleOperationsPictures} from '#src/content/pictures/offers/scale-operations';
import {sellProductsOnlinePictures} from '#src/content/pictures/offers/sell-products-online';
import type {IndexPageContent} from '#src/templates/IndexPage';

/** /solutions */
export const solutionsIndex: IndexPageContent = {
  meta: {
    title: 'Solutions: four places to start',
    description:
      'Sell online, fill your calendar, automate follow-up or run more jobs with the same team. Pick the problem that costs you most this month.',
  },
  title: 'Which problem costs you most this month?',
  aside: 'Four places to start. They share one customer list, so the second is quicker to set up than the first.',
  actions: [
    {label: 'Book a Demo', opensDemo: true},
    {label: 'See Features', to: '/features'},
  ],
  rows: [
    {
      title: 'Sell products online',
      description:
        'A shop whose abandoned carts are followed up, and whose buyers hear from you when the bag is nearly empty.',
      picture: sellProductsOnlinePictures.order,
      to: '/solutions/sell-products-online',
    },
    {
      title: 'Book more clients',
      description: 'Clients choose a real opening, confirm by text and get asked back four weeks later.',
      picture: bookMoreClientsPictures.rebooking,
      to: '/solutions/book-more-clients',
    },
    {
      title: 'Automate sales & marketing',
      description: 'Sequences that keep their promise to follow up, and go quiet as soon as a person answers.',
      picture: automateSalesMarketingPictures.stopped,
      to: '/solutions/automate-sales-marketing',
    },
    {
      title: 'Scale operations',
      description: 'Handoffs, approvals and due dates that travel with the job from “won” to “done.”',
      picture: scaleOperationsPictures.stuck,
      to: '/solutions/scale-operations',
    },
  ],
  after: {
    text: 'Looking for one part of it?',
    actions: [
      {label: 'Manage pipelines', to: '/solutions/manage-pipelines'},
      {label: 'Reporting & analytics', to: '/solutions/reporting-analytics'},
      {label: 'E-commerce & retail', to: '/solutions/ecommerce-retail'},
    ],
  },
  closing: {
    title: 'Two problems at once? Ask a person.',
    text: 'Describe a normal Tuesday in your business. A specialist writes back with where to begin and what can wait.',
    action: {label: 'Talk to a Solutions Specialist', to: '/contact'},
  },
};
