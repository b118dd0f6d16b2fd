import type {FaqPageContent} from '#src/content/schema/faq';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import {FindBar} from '#src/features/find/FindBar';
import {mentionsBilling} from '#src/lib/mentions-billing';
import {ClosingBand} from '#src/sections/ClosingBand';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {Categories} from './Categories';
import {FaqData} from './FaqData';
import type {QuestionFile} from './types';
import {useQuestionGroups} from './useQuestionGroups';

import type {ReactNode} from 'react';

export type FaqPageProps = {content: FaqPageContent; files: readonly QuestionFile[]; path: string};

/** `/faq`: questions by category, filtered by topic and as the visitor types. */
export function FaqPage({content, files, path}: FaqPageProps): ReactNode {
  const {meta, title, lead, topics, linkLabel, search, billing, closing} = content;
  const groups = useQuestionGroups(files);
  const questions = groups.flatMap((group) => group.questions);
  return (
    <MarketingPage meta={meta}>
      <FaqData questions={questions} />
      <PageHead title={title} lead={lead} near />
      <Section spacing="flush">
        <FindBar
          search={{labels: search, total: questions.length}}
          links={{
            parameter: 'topic',
            path,
            options: groups.map(({id, title: label}) => ({key: id, label})),
            labels: topics,
          }}
        />
        <Categories groups={groups} linkLabel={linkLabel} />
        {mentionsBilling(questions.map(({question}) => question)) && (
          <Text above="group">
            {billing.text} <ActionLink action={billing.action} />
          </Text>
        )}
      </Section>
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
