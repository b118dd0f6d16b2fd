import {homeClients} from '#src/content/home/proof';
import type {Example} from '#src/templates/StyleguidePage/types';
import {ClientNames} from './index';

export const example: Example = {
  use: 'Client names in one color on one line. No logos, no carousel.',
  looks: {clients: <ClientNames clients={homeClients.clients} label={homeClients.label} />},
};
