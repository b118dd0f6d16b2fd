import {PageHead} from '@site/src/sections/PageHead';
import {LinkRow} from '@site/src/sections/LinkRow';
import {FaqData} from '@site/src/templates/FaqPage/FaqData';
import {QuestionList} from '@site/src/templates/FaqPage/QuestionList';
import type {QuestionFile} from '@site/src/templates/FaqPage/types';
import {useOpenByHash} from '@site/src/templates/FaqPage/useOpenByHash';
import {useQuestionGroups} from '@site/src/templates/FaqPage/useQuestionGroups';
import {MarketingPage} from '@site/src/templates/MarketingPage';
import {Section} from '@site/src/ui/Section';
import {VisuallyHidden} from '@site/src/ui/VisuallyHidden';
import styles from './styles.module.scss';
import type {BillingFaqContent} from './types';

import type {ReactNode} from 'react';

export type BillingFaqPageProps = {content: BillingFaqContent; file: QuestionFile};

/** A short FAQ with one topic, and the people to write to. */
export function BillingFaqPage({content, file}: BillingFaqPageProps): ReactNode {
  const {meta, crumbs, title, aside, help, linkLabel} = content;
  const groups = useQuestionGroups([file]);
  useOpenByHash();
  return (
    <MarketingPage meta={meta}>
      <FaqData questions={groups.flatMap(({questions}) => questions)} />
      <PageHead crumbs={crumbs} title={title} aside={aside} />
      <Section spacing="flush">
        <div className={styles.questions}>
          {groups.map((group) => (
            <section key={group.id} aria-labelledby={group.id}>
              <h2 id={group.id}>
                <VisuallyHidden>{group.title}</VisuallyHidden>
              </h2>
              <QuestionList name={group.id} questions={group.questions} linkLabel={linkLabel} firstOpen />
            </section>
          ))}
        </div>
      </Section>
      <Section spacing="flush">
        <LinkRow {...help} />
      </Section>
    </MarketingPage>
  );
}
