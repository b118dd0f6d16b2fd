import type {ManagedAddOn} from '#src/content/schema/pricing';
import type {Action} from '#src/content/schema/page';

function learnMore(name: string): Action {
  return {label: 'Learn More', about: `about ${name}`, opensDemo: true};
}

/** Monthly work by our team, available on any plan. */
export const managedAddOns: readonly ManagedAddOn[] = [
  {
    icon: 'megaphone',
    title: 'Ads Management',
    description: 'Search and social campaigns, measured in deals won',
    action: learnMore('Ads Management'),
  },
  {
    icon: 'heart',
    title: 'Social Media',
    description: 'A month of posts, planned and published',
    action: learnMore('Social Media'),
  },
  {
    icon: 'search',
    title: 'SEO Services',
    description: 'Technical fixes, pages and local listings',
    action: learnMore('SEO Services'),
  },
  {
    icon: 'branch',
    title: 'Automation Development',
    description: 'Workflows built and tested in your account',
    action: learnMore('Automation Development'),
  },
  {
    icon: 'users',
    title: 'Dedicated Success Manager',
    description: 'One person who knows your numbers',
    action: learnMore('Dedicated Success Manager'),
  },
];
