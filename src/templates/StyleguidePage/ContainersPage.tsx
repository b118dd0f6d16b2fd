import type {StyleguideContainersContent} from '#src/content/schema/styleguide';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import styles from './styles.module.scss';

import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ContainersPageProps = {
  content: StyleguideContainersContent;
  /** MDX with each element in each container. */
  writing: ReactNode;
};

/** `/styleguide/containers`: each element of a text in each container that can hold it. */
export function ContainersPage({content, writing}: ContainersPageProps): ReactNode {
  return (
    <MarketingPage meta={content.meta} noindex>
      <PageHead {...content.head} />
      <Section spacing="flush">
        <div className={clsx('markdown', styles.writing)}>
          <MDXContent>{writing}</MDXContent>
        </div>
      </Section>
    </MarketingPage>
  );
}
