import {reportingAnalyticsPictures as pictures} from '#src/content/pictures/offers/reporting-analytics';
import type {OfferContent} from '#src/content/schema/families';

/** Cards on /solutions/reporting-analytics. Each links to a guide. */
export const reportingAnalyticsFeatures: OfferContent['features']['items'] = [
  {
    icon: 'grid',
    title: 'Dashboards',
    description: 'One screen per role: owner, sales lead, front desk, marketing.',
    to: '/docs/reports-and-dashboards/build-a-dashboard',
  },
  {
    icon: 'megaphone',
    title: 'Ad return',
    description: 'Spend from Google and Meta set against the deals it won.',
    to: '/docs/reports-and-dashboards/see-where-customers-come-from',
  },
  {
    icon: 'clock',
    title: 'Response times',
    description: 'First reply by person, channel and hour of the day.',
    to: '/docs/contacts-and-pipelines/read-and-export-reports',
  },
  {
    icon: 'flag',
    title: 'Targets',
    picture: pictures.targets,
    description: 'Set it once, and every chart shows it as a dashed line.',
    to: '/docs/reports-and-dashboards/set-targets-and-alerts',
  },
  {
    icon: 'branch',
    title: 'Conversion paths',
    description: 'Where people drop out between first visit and paid invoice.',
    to: '/docs/forms-and-websites/build-a-funnel',
  },
  {
    icon: 'users',
    title: 'Team comparison',
    description: 'Compare reps or locations, each figure with the same definition.',
    to: '/docs/contacts-and-pipelines/read-and-export-reports#steps',
  },
  {
    icon: 'document',
    title: 'Exports',
    description: 'Four formats, downloaded on demand or emailed on a schedule.',
    to: '/docs/contacts-and-pipelines/read-and-export-reports#steps',
  },
  {
    icon: 'alert',
    title: 'Alerts',
    description: 'A text when a figure leaves the range you set.',
    to: '/docs/reports-and-dashboards/set-targets-and-alerts#set-an-alert',
  },
];
