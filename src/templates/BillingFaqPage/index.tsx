import {LinkRow} from '@site/src/sections/LinkRow';
import {PageHead} from '@site/src/sections/PageHead';
import {StickySplit} from '@site/src/sections/StickySplit';
import {FaqData} from '@site/src/templates/FaqPage/FaqData';
import {QuestionList} from '@site/src/templates/FaqPage/QuestionList';
import type {QuestionFile} from '@site/src/templates/FaqPage/types';
import {useOpenByHash} from '@site/src/templates/FaqPage/useOpenByHash';
import {useQuestionGroups} from '@site/src/templates/FaqPage/useQuestionGroups';
import {MarketingPage} from '@site/src/templates/MarketingPage';
import {Section} from '@site/src/ui/Section';
import type {BillingFaqContent} from './types';

import type {ReactNode} from 'react';

export type BillingFaqPageProps = {content: BillingFaqContent; file: QuestionFile};

/** A short FAQ with one topic, and the people to write to. */
export function BillingFaqPage({content, file}: BillingFaqPageProps): ReactNode {
  const {meta, crumbs, title, aside, topic, help, linkLabel} = content;
  const questions = useQuestionGroups([file]).flatMap((group) => group.questions);
  useOpenByHash();
  return (
    <MarketingPage meta={meta}>
      <FaqData questions={questions} />
      <PageHead crumbs={crumbs} title={title} aside={aside} />
      <Section rule labelledBy={file.id}>
        <StickySplit {...topic} id={file.id}>
          <QuestionList name={`${file.id}-questions`} questions={questions} linkLabel={linkLabel} firstOpen />
        </StickySplit>
      </Section>
      <Section spacing="flush">
        <LinkRow {...help} />
      </Section>
    </MarketingPage>
  );
}
