import {automateSalesMarketingPictures as pictures} from '#src/content/pictures/offers/automate-sales-marketing';
import type {OfferContent} from '#src/content/schema/families';

/** Cards on /solutions/automate-sales-marketing. Each links to a guide. */
export const automateSalesMarketingFeatures: OfferContent['features']['items'] = [
  {
    icon: 'branch',
    title: 'Visual builder',
    description: 'Triggers, waits and conditions on one canvas that anyone can read.',
    to: '/docs/automations/build-your-first-workflow',
  },
  {
    icon: 'mail',
    title: 'Email steps',
    description: 'Plain or designed, held overnight in the recipient’s time zone.',
    to: '/docs/messaging/write-message-templates#steps',
  },
  {
    icon: 'message',
    title: 'Text steps',
    description: 'Two-way texting. Quiet hours and STOP are handled for you.',
    to: '/docs/messaging/handle-consent-and-opt-outs#how-consent-is-stored',
  },
  {
    icon: 'phone',
    title: 'Missed-call text back',
    picture: pictures.missed,
    description: 'A caller you miss gets a text within a minute.',
    to: '/docs/messaging/get-a-phone-number',
  },
  {
    icon: 'users',
    title: 'Live segments',
    picture: pictures.segments,
    description: 'Lists that update themselves: bought, quoted, no contact for sixty days.',
    to: '/docs/contacts-and-pipelines/find-and-filter-contacts',
  },
  {
    icon: 'flag',
    title: 'Lead scoring',
    description: 'Points for visits, forms and replies, so the warm ones get called first.',
    to: '/docs/contacts-and-pipelines/score-leads',
  },
  {
    icon: 'repeat',
    title: 'Win-back',
    description: 'One last honest note to cold contacts. Then they come off the list.',
    to: '/docs/automations/add-waits-and-conditions#a-schedule-that-works',
  },
  {
    icon: 'chart',
    title: 'Attribution',
    description: 'Find the source that came first, and the one just before the deal was won.',
    to: '/docs/reports-and-dashboards/see-where-customers-come-from#steps',
  },
];
