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

/** The request that /documentation shows, written by src/plugins/highlight-code/samples.ts. */
declare module '@generated/code-samples/default/samples.json' {
  import type {CodeSample} from '#src/plugins/highlight-code/read-samples';

  const samples: readonly CodeSample[];
  export default samples;
}
