import {scaleOperationsPictures as pictures} from '#src/content/pictures/offers/scale-operations';
import type {OfferContent} from '#src/content/schema/families';

/** Cards on /solutions/scale-operations. Each links to a guide. */
export const scaleOperationsFeatures: OfferContent['features']['items'] = [
  {
    icon: 'layers',
    title: 'Job templates',
    description: 'Checklist, owners and due dates for each thing you sell.',
    to: '/docs/jobs-and-approvals/create-a-job-template',
  },
  {
    icon: 'branch',
    title: 'Handoffs',
    description: 'The next person is notified when their part is ready to start.',
    to: '/docs/jobs-and-approvals/work-through-a-job',
  },
  {
    icon: 'check',
    title: 'Approvals',
    description: 'Discounts, change orders and refunds wait for a named approver.',
    to: '/docs/jobs-and-approvals/ask-for-approval',
  },
  {
    icon: 'users',
    title: 'Roles and locations',
    picture: pictures.roles,
    description: 'Each location sees its own work, the main office everything. Custom roles on Enterprise.',
    to: '/docs/administration-and-api/manage-roles-and-permissions',
  },
  {
    icon: 'document',
    title: 'Forms and signatures',
    description: 'Filled in on a phone at the door and saved to the job.',
    to: '/docs/jobs-and-approvals/work-through-a-job#steps',
  },
  {
    icon: 'clock',
    title: 'Deadlines',
    description: 'Due dates count in working days and skip your holidays.',
    to: '/docs/jobs-and-approvals/create-a-job-template',
  },
  {
    icon: 'message',
    title: 'Customer updates',
    description: '“On our way” and “all done” go out when the step before is done.',
    to: '/docs/jobs-and-approvals/create-a-job-template#steps',
  },
  {
    icon: 'chart',
    title: 'Workload',
    picture: pictures.workload,
    description: 'Hours booked per person and week, before you promise another date.',
    to: '/docs/jobs-and-approvals/balance-the-workload',
  },
];
