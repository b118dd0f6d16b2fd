/** Lists that src/plugins/page-families writes at build time. */
declare module '@generated/page-families/default/links.json' {
  import type {FamilyLinks} from '#src/site/navigation';

  const links: FamilyLinks;
  export default links;
}

declare module '@generated/page-families/default/*.json' {
  import type {FamilyIndex} from '#src/templates/IndexPage';

  const index: FamilyIndex;
  export default index;
}

/** The request that /documentation shows, written by src/plugins/highlight-code/samples.ts. */
declare module '@generated/code-samples/default/samples.json' {
  import type {CodeSample} from '#src/plugins/highlight-code/read-samples';

  const samples: readonly CodeSample[];
  export default samples;
}
