import type {Client} from '#src/content/schema/company';

/** Sample copy: invented companies, replaced by the owner before launch. */
export const clients: readonly Client[] = [
  {name: 'Northfield', company: 'Northfield Motors', look: 'capitals'},
  {name: 'Harbour & Pine', company: 'Harbour & Pine', look: 'plain'},
  {name: 'clearwater dental', company: 'Clearwater Dental', look: 'light'},
  {name: 'Ridgeline', strong: 'Insurance', company: 'Ridgeline Insurance', look: 'light'},
  {name: 'Fieldhouse Hotels', company: 'Fieldhouse Hotels', look: 'plain'},
];
