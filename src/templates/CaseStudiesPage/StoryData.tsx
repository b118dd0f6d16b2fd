import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CaseStudy} from '#src/content/case-studies/types';
import {story} from '#src/lib/structured-data/articles';
import {StructuredData} from '#src/ui/StructuredData';

import type {ReactNode} from 'react';

/** A story for search engines, in the words that the page shows. */
export function StoryData({study, path}: {study: CaseStudy; path: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {slug, industry, challenge} = study;
  const headline = study.featured ? study.headline : study.summary;
  const node = story(siteConfig, {headline, description: challenge, section: industry, path: `${path}#${slug}`});
  return <StructuredData node={node} />;
}
