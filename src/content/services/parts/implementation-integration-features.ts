import {implementationIntegrationPictures as pictures} from '#src/content/pictures/offers/implementation-integration';
import type {OfferContent} from '#src/content/schema/families';

/** Cards of /services/implementation-integration. */
export const implementationIntegrationFeatures: OfferContent['features']['items'] = [
  {
    icon: 'document',
    title: 'Field mapping',
    picture: pictures.mapping,
    description: 'Each old column is mapped, or left behind for a written reason.',
  },
  {icon: 'users', title: 'Duplicate merging', description: 'Rules you approve decide which record wins.'},
  {
    icon: 'link',
    title: 'Tool connections',
    description: 'Email, calendar, phone, payments and accounting, connected and tested.',
  },
  {
    icon: 'branch',
    title: 'Workflow build',
    description: 'Follow-ups from your blueprint, built in a copy of the account.',
  },
  {
    icon: 'board',
    title: 'Pipelines and roles',
    picture: pictures.access,
    description: 'Stages, views and permissions set for each team.',
  },
  {icon: 'check', title: 'Acceptance tests', description: 'A written list you check off before going live.'},
  {
    icon: 'video',
    title: 'Team training',
    description: 'Short sessions on real records, recorded for the next hire.',
  },
  {icon: 'phone', title: 'Go-live desk', description: 'A named person on call while your team gets comfortable.'},
];
