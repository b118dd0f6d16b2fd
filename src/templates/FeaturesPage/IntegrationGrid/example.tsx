import {featuresIntegrations} from '#src/content/features/page';
import type {Example} from '#src/ui/example';
import {IntegrationGrid} from './index';

export const example: Example = {
  purpose: 'Names of products and what they are for. No invented logos.',
  variants: {items: <IntegrationGrid items={featuresIntegrations.items} />},
};
