export type Client = {
  /** First part of the name, set in bold. */
  name: string;
  /** Second part, set heavier. */
  strong?: string;
  /** Full name, as in the customer's record; determines the mark. */
  company: string;
  /** How the wordmark is set. */
  look: 'plain' | 'capitals' | 'light';
};

/** Sample copy: invented companies, replaced by the owner before launch. */
export const clients: readonly Client[] = [
  {name: 'Northfield', company: 'Northfield Motors', look: 'capitals'},
  {name: 'Harbour & Pine', company: 'Harbour & Pine', look: 'plain'},
  {name: 'clearwater dental', company: 'Clearwater Dental', look: 'light'},
  {name: 'Ridgeline', strong: 'Insurance', company: 'Ridgeline Insurance', look: 'light'},
  {name: 'Fieldhouse Hotels', company: 'Fieldhouse Hotels', look: 'plain'},
];
