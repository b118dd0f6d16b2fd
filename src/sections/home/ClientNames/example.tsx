import {homeClients} from '#src/content/home/proof';
import type {Example} from '#src/ui/example';
import {ClientNames} from './index';

export const example: Example = {
  purpose: 'Client names in one color on one line. No logos, no carousel.',
  variants: {clients: <ClientNames clients={homeClients.clients} label={homeClients.label} />},
};
