import type {IndustryContent} from '#src/content/schema/families';

/** The ten trades of /industries/other. */
export const otherTrades: NonNullable<IndustryContent['trades']>['items'] = [
  {
    title: 'Manufacturing and distribution',
    description: 'Quote requests by part number, distributor reorders, and a nudge before blanket orders end.',
  },
  {
    title: 'Education and training',
    description: 'Campus tours, application checklists and reminders until the deposit is paid.',
  },
  {
    title: 'Fitness and wellness',
    description: 'From trial class to member in five messages, and a check-in after ten quiet days.',
  },
  {
    title: 'Transportation and logistics',
    description: 'Rate requests by lane, pickup windows confirmed, proof of delivery sent on.',
  },
  {
    title: 'Technology and software',
    description: 'Trial signups scored by use, walkthroughs booked, renewals opened ninety days ahead.',
  },
  {
    title: 'Non-profit',
    description: 'Gift receipts within the hour, lapsed donors noticed, volunteers scheduled by text.',
  },
  {
    title: 'Construction',
    description: 'Site visits, bid deadlines and change orders, each with a date and a name.',
  },
  {
    title: 'Agriculture',
    description: 'Seed and input orders before the season, delivery slots and harvest contracts in order.',
  },
  {
    title: 'Entertainment and media',
    description: 'Sponsor proposals, guest releases and presales to people who came last time.',
  },
  {
    title: 'Government',
    description: 'Resident requests with a case number, a department and a promised answer date.',
  },
];
