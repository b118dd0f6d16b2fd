import {pageSource} from '#src/content/page-source';
import {changelogLabels as labels} from '#src/content/pages/changelog';
import {releaseScreens} from '#src/content/pictures/releases';
import type {Release, ReleaseData} from '#src/content/schema/releases';
import {PageSource} from '#src/parts/copy/PageSource';
import {Shot} from '#src/pictures/Shot';
import {ReleaseBadge} from '#src/sections/changelog/ReleaseBadge';
import {ReleasePicture} from '#src/sections/changelog/ReleasePicture';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Breadcrumbs} from '#src/ui/Breadcrumbs';
import {Heading} from '#src/ui/Heading';
import {spaceAbove} from '#src/ui/layout';
import {Link} from '#src/ui/Link';
import {Section} from '#src/ui/Section';
import pagerStyles from './pager.module.scss';
import styles from './styles.module.scss';
import metaStyles from '#src/sections/changelog/meta.module.scss';

import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {blogPostContainerID} from '@docusaurus/utils-common';
import type {Props} from '@theme/BlogPostPage';
import ContentVisibility from '@theme/ContentVisibility';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

/** Links to the older change and to the newer one. */
function Pager({older, newer}: Pick<ReleaseData, 'older' | 'newer'>): ReactNode {
  return (
    <Section spacing="flush">
      <nav className={pagerStyles.pager} aria-label={labels.neighbors}>
        {older && (
          <Link to={older.to}>
            {labels.older} <b>{older.title}</b>
          </Link>
        )}
        {newer && (
          <Link to={newer.to} className={pagerStyles.newer}>
            {labels.newer} <b>{newer.title}</b>
          </Link>
        )}
      </nav>
    </Section>
  );
}

/** The nearest other changes, beside one without a picture. */
function Others({releases}: {releases: readonly Release[]}): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.aside} data-unindexed="">
      <Heading level={2} look="h4" id={id}>
        {labels.others}
      </Heading>
      <ul className={styles.others}>
        {releases.map(({title, to, dayText, monthText}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <span>
              {dayText}, {monthText.slice(-4)}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type ReleasePageProps = Pick<Props, 'content'> & ReleaseData;

/** A changelog entry: its text, beside it the picture or other changes, the screen where it is used, and its neighbors. */
export default function ReleasePage({content: Text, release, others, newer, older}: ReleasePageProps): ReactNode {
  const {title, text, date, dayText, monthText, kind, area, guide, picture, to} = release;
  const screen = releaseScreens[to.split('/').at(-1) ?? ''];
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <MarketingPage meta={{title, description: text}} noindex={release.isBrief}>
        <Section spacing="head" className={clsx(styles.row, !picture && styles.plain)}>
          <div>
            <Breadcrumbs items={[{label: labels.name, to: '/changelog'}, {label: title}]} />
            <p className={clsx(metaStyles.meta, spaceAbove('card'))}>
              <ReleaseBadge kind={kind} />
              <time dateTime={date}>
                {dayText}, {monthText.slice(-4)}
              </time>
              <Link to={area.to}>{area.label}</Link>
            </p>
            <Heading level={1} className={styles.title}>
              {title}
            </Heading>
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
          {picture ? <ReleasePicture picture={picture} /> : <Others releases={others} />}
        </Section>
        {screen && (
          <Section spacing="flush">
            <div className={styles.screen}>
              <Shot picture={screen} />
            </div>
          </Section>
        )}
        <Pager newer={newer} older={older} />
      </MarketingPage>
    </BlogPostProvider>
  );
}
