import type {BillingFaqContent} from '#src/content/schema/faq';
import {LinkBanner} from '#src/sections/LinkBanner';
import {PageHead} from '#src/sections/PageHead';
import {StickySplit} from '#src/sections/StickySplit';
import {FaqData} from '#src/templates/FaqPage/FaqData';
import {QuestionList} from '#src/templates/FaqPage/QuestionList';
import type {QuestionFile} from '#src/templates/FaqPage/types';
import {useQuestionGroups} from '#src/templates/FaqPage/useQuestionGroups';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

export type BillingFaqPageProps = {content: BillingFaqContent; file: QuestionFile};

/** An FAQ page with one topic, and whom to contact. */
export function BillingFaqPage({content, file}: BillingFaqPageProps): ReactNode {
  const {meta, crumbs, title, aside, topic, help, linkLabel} = content;
  const questions = useQuestionGroups([file]).flatMap((group) => group.questions);
  return (
    <MarketingPage meta={meta}>
      <FaqData questions={questions} />
      <PageHead crumbs={crumbs} title={title} aside={aside} />
      <Section rule labelledBy={file.id}>
        <StickySplit {...topic} id={file.id}>
          <QuestionList name={`${file.id}-questions`} questions={questions} linkLabel={linkLabel} firstOpen />
        </StickySplit>
      </Section>
      <LinkBanner {...help} tone="sunken" />
    </MarketingPage>
  );
}
