import type {CaseStudiesContent} from '#src/content/schema/case-studies';
import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {FilterLinks} from '#src/parts/filter/FilterLinks';
import {filter} from '#src/parts/filter/names';
import {ClosingBand} from '#src/sections/ClosingBand';
import {ClientNames} from '#src/sections/home/ClientNames';
import {PageHead} from '#src/sections/PageHead';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {FeaturedStory, OtherStories} from './Stories';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type CaseStudiesPageProps = {content: CaseStudiesContent; path: string};

/** `/case-studies`: all stories, or those of one industry. */
export function CaseStudiesPage({content, path}: CaseStudiesPageProps): ReactNode {
  const {meta, title, aside, labels, studies, note, clients, closing} = content;
  const featured = studies.find((study) => study.featured);
  const others = studies.filter((study) => !study.featured);
  const count = `of ${studies.length} ${content.filter.noun}`;
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside} />
      <div className={styles.stories}>
        <Section spacing="none" className={styles.filter}>
          <FilterLinks
            parameter="industry"
            path={path}
            options={studies.map(({slug, industry}) => ({key: slug, label: industry}))}
            labels={content.filter}
          />
          <p
            className={styles.count}
            role="status"
            {...{[filter.status]: ''}}
            {...{[filter.all]: `${studies.length} ${count}`, [filter.of]: count, [filter.named]: ''}}
          >
            {studies.length} {count}
          </p>
        </Section>
        {featured && (
          <Section spacing="none">
            <FeaturedStory study={featured} labels={labels} />
          </Section>
        )}
        <Section spacing="none">
          {others.length > 0 && (
            <>
              <h2>
                <VisuallyHidden>{labels.more}</VisuallyHidden>
              </h2>
              <OtherStories studies={others} labels={labels} />
            </>
          )}
          <Text look="caption" above="text">
            {note}
          </Text>
        </Section>
      </div>
      <Section spacing="flush">
        <ClientNames clients={clients.items} label={clients.label} />
      </Section>
      <ClosingBand closing={closing} aside={freeTimes && <FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
