/** Lists that src/plugins/industries writes at build time. */
declare module '@generated/industries/default/menu.json' {
  import type {MenuLink} from '#src/site/navigation';

  const links: readonly MenuLink[];
  export default links;
}

declare module '@generated/industries/default/rows.json' {
  import type {IndustryRow} from '#src/plugins/industries/lists';

  const rows: readonly IndustryRow[];
  export default rows;
}
