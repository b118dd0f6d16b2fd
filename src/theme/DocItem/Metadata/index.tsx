import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** Replaced because the classic part ignores `title_meta`, the title for search results, on docs; on articles it works. */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {title_meta: title} = frontMatter as {title_meta?: string};
  return (
    <PageMetadata
      title={title ?? metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    />
  );
}
