import type {Example} from '#src/ui/example';
import {EndpointList} from './index';

export const example: Example = {
  purpose: 'Links to requests of the API, each with its method.',
  variants: {
    'two requests': (
      <EndpointList
        endpoints={[
          {method: 'GET', title: 'List contacts', to: '/docs/api/contacts/list'},
          {method: 'POST', title: 'Create a contact', to: '/docs/api/contacts/create'},
        ]}
      />
    ),
  },
};
