import {guideFactLabels, guidePlans, guideRoles} from '#src/content/pages/guides';
import {formatGuideTime} from '#src/lib/guide-time';
import {FactLine} from '#src/ui/docs/FactLine';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Facts shown under the title of guides. The content check requires them in guides and rejects them elsewhere. */
function readFacts({who, plans, minutes}: Readonly<Record<string, unknown>>): {label: string; value: string}[] {
  if (typeof minutes !== 'number') return [];
  return [
    {label: guideFactLabels.who, value: guideRoles[who as keyof typeof guideRoles]},
    {label: guideFactLabels.plans, value: guidePlans[plans as keyof typeof guidePlans]},
    {label: guideFactLabels.minutes, value: formatGuideTime(minutes)},
  ];
}

/** A doc: title, facts (for guides) and text. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const facts = readFacts(frontMatter);
  return (
    <div className={clsx('theme-doc-markdown', 'markdown')}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
        {facts.length > 0 && <FactLine facts={facts} />}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
