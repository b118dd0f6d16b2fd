/** Lists that src/plugins/industries writes at build time. */
declare module '@generated/industries/default/menu.json' {
  import type {MenuLink} from '@site/src/site/navigation';

  const links: readonly MenuLink[];
  export default links;
}

declare module '@generated/industries/default/rows.json' {
  import type {IndustryRow} from '@site/src/plugins/industries/lists';

  const rows: readonly IndustryRow[];
  export default rows;
}
