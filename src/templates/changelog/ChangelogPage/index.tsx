import type {changelogLabels} from '#src/content/pages/changelog';
import type {TopicLink} from '#src/content/blog/types';
import type {PageMeta} from '#src/content/types';
import type {Release} from '#src/plugins/blog-data/releases/types';
import {CategoryPills} from '#src/sections/blog/CategoryPills';
import {ReleaseList} from '#src/sections/changelog/ReleaseList';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ChangelogPageProps = {
  meta: PageMeta;
  title: string;
  lead: string;
  /** Path of this page. */
  current: string;
  kinds: readonly TopicLink[];
  releases: readonly Release[];
  feeds: readonly TopicLink[];
  labels: typeof changelogLabels;
};

/** The changelog by month: all changes, or those of one kind or area. */
export function ChangelogPage({
  meta,
  title,
  lead,
  current,
  kinds,
  releases,
  feeds,
  labels,
}: ChangelogPageProps): ReactNode {
  return (
    <MarketingPage meta={meta}>
      <PageHead
        crumbs={
          current === '/changelog' ? [{label: labels.name}] : [{label: labels.name, to: '/changelog'}, {label: title}]
        }
        title={title}
        aside={lead}
      >
        <div className={styles.bar}>
          <CategoryPills label={labels.kinds} links={kinds} current={current} />
          <ul className={styles.feeds} aria-label={labels.feeds}>
            {feeds.map(({label, to}) => (
              <li key={to}>
                {/* A plain link: feeds aren't routes. */}
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </PageHead>
      <ReleaseList releases={releases} labels={labels} />
    </MarketingPage>
  );
}
