import {Link} from '#src/ui/Link';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {blogPostContainerID} from '@docusaurus/utils-common';
import ContentVisibility from '@theme/ContentVisibility';
import MDXContent from '@theme/MDXContent';
import {changelogLabels as labels} from '#src/content/pages/changelog';
import {pageSource} from '#src/content/page-source';
import type {ReleaseData} from '#src/content/schema/releases';
import {ReleaseBadge} from '#src/sections/changelog/ReleaseBadge';
import {ReleasePicture} from '#src/sections/changelog/ReleasePicture';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {PageSource} from '#src/ui/docs/PageSource';
import {Section} from '#src/ui/Section';
import metaStyles from '#src/sections/changelog/meta.module.scss';
import styles from './styles.module.scss';

import type {Props} from '@theme/BlogPostPage';
import type {ReactNode} from 'react';

export type ReleasePageProps = Pick<Props, 'content'> & ReleaseData;

/** A changelog entry: text, picture, guide, and links to the newer and older one. */
export default function ReleasePage({content: Text, release, newer, older}: ReleasePageProps): ReactNode {
  const {title, text, date, dayText, monthText, kind, area, guide, picture} = release;
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <MarketingPage meta={{title, description: text}}>
        <PageHead crumbs={[{label: labels.name, to: '/changelog'}, {label: title}]} title={title}>
          <p className={metaStyles.meta}>
            <ReleaseBadge kind={kind} />
            <time dateTime={date}>
              {dayText}, {monthText.slice(-4)}
            </time>
            <Link to={area.to}>{area.label}</Link>
          </p>
        </PageHead>
        <Section spacing="flush" className={styles.row}>
          <div>
            <ContentVisibility metadata={Text.metadata} />
            {/* Feeds read the content of the element with this ID. */}
            <div id={blogPostContainerID} className="markdown">
              <MDXContent>
                <Text />
              </MDXContent>
              <p>
                {labels.guide} <Link to={guide.to}>{guide.label}</Link>
              </p>
            </div>
            <PageSource editUrl={Text.metadata.editUrl} updatedAt={undefined} labels={pageSource} />
          </div>
          {picture && <ReleasePicture picture={picture} />}
        </Section>
        <Section rule spacing="tight">
          <nav className={styles.pager} aria-label={labels.neighbors}>
            {older && (
              <p>
                {labels.older} <Link to={older.to}>{older.title}</Link>
              </p>
            )}
            {newer && (
              <p>
                {labels.newer} <Link to={newer.to}>{newer.title}</Link>
              </p>
            )}
          </nav>
        </Section>
      </MarketingPage>
    </BlogPostProvider>
  );
}
