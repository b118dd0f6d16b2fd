/** Lists that src/plugins/page-families writes at build time. */
declare module '@generated/page-families/default/links.json' {
  import type {FamilyLinks} from '#src/site/navigation';

  const links: FamilyLinks;
  export default links;
}

declare module '@generated/page-families/default/*.json' {
  import type {FamilyIndex} from '#src/templates/offers/IndexPage';

  const index: FamilyIndex;
  export default index;
}

/** What src/plugins/api-reference makes of the OpenAPI file. */
declare module '@generated/api-reference/default/samples.json' {
  import type {CodeSample} from '#src/plugins/api-reference/types';

  const samples: readonly CodeSample[];
  export default samples;
}

declare module '@generated/api-reference/default/sidebar.json' {
  import type {PropSidebar} from '@docusaurus/plugin-content-docs';

  const sidebar: PropSidebar;
  export default sidebar;
}

declare module '@generated/api-reference/default/resources.json' {
  import type {ApiEndpoint} from '#src/plugins/api-reference/types';

  const resources: readonly {name: string; text: string; to: string; endpoints: readonly ApiEndpoint[]}[];
  export default resources;
}
