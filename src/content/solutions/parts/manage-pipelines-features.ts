import {managePipelinesPictures as pictures} from '#src/content/pictures/offers/manage-pipelines';
import type {OfferContent} from '#src/content/schema/families';

/** Cards on /solutions/manage-pipelines. Each links to a guide. */
export const managePipelinesFeatures: OfferContent['features']['items'] = [
  {
    icon: 'board',
    title: 'Custom stages',
    description: 'Separate boards for new business, renewals and service, each with its own stages.',
    to: '/docs/contacts-and-pipelines/create-a-pipeline',
  },
  {
    icon: 'bolt',
    title: 'Stage actions',
    description: 'Entering a stage can send a message, book a time or assign a task.',
    to: '/docs/automations/choose-a-trigger',
  },
  {
    icon: 'clock',
    title: 'Quiet after',
    description: 'Days a deal may go without activity before its card turns amber.',
    to: '/docs/contacts-and-pipelines/create-a-pipeline#steps',
  },
  {
    icon: 'flag',
    title: 'Next step',
    description: 'What, when and who. A filter lists the deals that have none.',
    to: '/docs/contacts-and-pipelines/move-deals-through-a-pipeline',
  },
  {
    icon: 'document',
    title: 'Quotes',
    picture: pictures.quote,
    description: 'Built from your price list and signed online; the value updates the deal.',
    to: '/docs/payments-and-store/send-a-quote',
  },
  {
    icon: 'chart',
    title: 'Weighted forecast',
    picture: pictures.forecast,
    description: 'Each deal counts at the chance of its stage, suggested from your history.',
    to: '/docs/contacts-and-pipelines/create-a-pipeline#steps',
  },
  {
    icon: 'users',
    title: 'Fair routing',
    description: 'New deals go to reps in turn, by region, or to the first responder.',
    to: '/docs/contacts-and-pipelines/route-new-leads',
  },
  {
    icon: 'edit',
    title: 'Lost reasons',
    description: 'One tap when a deal is lost. By next quarter you can see the pattern.',
    to: '/docs/contacts-and-pipelines/move-deals-through-a-pipeline#steps',
  },
];
