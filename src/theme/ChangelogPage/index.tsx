import {changelogFeeds, changelogLabels as labels, changelogPage, metaOfTag} from '#src/content/pages/changelog';
import type {ReleaseListData} from '#src/content/schema/releases';
import {CategoryPills} from '#src/sections/blog/CategoryPills';
import {ReleaseList} from '#src/sections/changelog/ReleaseList';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const home = {label: labels.name, to: '/changelog'};

/** `/changelog` and its tag pages: all changes by month, or those of one kind or area. */
export default function ChangelogPage({releases, kinds, tag}: ReleaseListData): ReactNode {
  const title = tag ? `${changelogPage.title}: ${tag.label}` : changelogPage.title;
  return (
    <MarketingPage meta={tag ? metaOfTag(tag.label, tag.about) : changelogPage.meta} noindex={tag !== undefined}>
      <PageHead
        crumbs={tag ? [home, {label: title}] : [{label: labels.name}]}
        title={title}
        aside={tag?.about ?? changelogPage.lead}
      >
        <div className={styles.bar}>
          <CategoryPills
            label={labels.kinds}
            links={[{...home, label: labels.all}, ...kinds]}
            current={tag?.to ?? home.to}
          />
          <ul className={styles.feeds} aria-label={labels.feeds}>
            {changelogFeeds.map(({label, to}) => (
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
