export type Client = {
  /** First part of the wordmark. */
  name: string;
  /** Second part, set heavier. */
  strong?: string;
  /** Drawing beside the name: sections/ClientNames/marks. */
  mark: 'letter' | 'trees' | 'rings' | 'ridge' | 'tiles';
  /** How the wordmark is set. */
  look: 'plain' | 'capitals' | 'light';
};

/** Sample copy: invented companies, replaced by the owner before launch. */
export const clients: readonly Client[] = [
  {name: 'Northfield', mark: 'letter', look: 'capitals'},
  {name: 'Harbour & Pine', mark: 'trees', look: 'plain'},
  {name: 'clearwater dental', mark: 'rings', look: 'light'},
  {name: 'Ridgeline', strong: 'Insurance', mark: 'ridge', look: 'light'},
  {name: 'Fieldhouse Hotels', mark: 'tiles', look: 'plain'},
];
