import type {FaqPageContent} from '#src/content/schema/faq';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import {ListSearch} from '#src/features/list-search/ListSearch';
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

export type FaqPageProps = {content: FaqPageContent; files: readonly QuestionFile[]};

/** `/faq`: questions by category, filtered as the visitor types. */
export function FaqPage({content, files}: FaqPageProps): ReactNode {
  const {meta, title, aside, categoriesLabel, linkLabel, search, billing, closing} = content;
  const groups = useQuestionGroups(files);
  const questions = groups.flatMap((group) => group.questions);
  return (
    <MarketingPage meta={meta}>
      <FaqData questions={questions} />
      <PageHead title={title} aside={aside}>
        <ListSearch labels={search} />
      </PageHead>
      <Section spacing="flush">
        <Categories groups={groups} label={categoriesLabel} linkLabel={linkLabel} />
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
