/** Attributes of a filtered list: see filters.ts. */
export const filter = {
  /** The search field. Its value is the parameter that keeps the query in the URL. */
  field: 'data-filter-field',
  /** Navigation with filter links. Its value is the parameter that keeps the choice in the URL. */
  links: 'data-filter-links',
  /** The key of a filter link; empty for the link that shows everything. */
  link: 'data-filter-link',
  /** An item of the list. Its value is its key, unless its group has one. */
  item: 'data-filter-item',
  /** Part of an item that isn't searched. */
  unsearched: 'data-filter-unsearched',
  /** A group of items, hidden when they all are. Its value is its key. */
  group: 'data-filter-group',
  /** Text that is searched with each item of its group. */
  groupText: 'data-filter-group-text',
  /** Set on a fold that the filter has opened. */
  opened: 'data-filter-opened',
  /** Shows `all`, or the number of matches and `of` while the list is filtered, with the selected link if `named`. */
  status: 'data-filter-status',
  all: 'data-all',
  of: 'data-of',
  named: 'data-named',
  /** On the root element, once the script filters. */
  ready: 'data-filters-ready',
  /** Shown when nothing matches. */
  none: 'data-filter-none',
  /** Shown when the script that filters did not load. */
  lost: 'data-filter-lost',
  /** Shown only while no link is selected. */
  unfiltered: 'data-filter-unfiltered',
} as const;
