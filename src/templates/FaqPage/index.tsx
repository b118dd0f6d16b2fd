import type {FaqPageContent} from '#src/content/schema/faq';
import {mentionsBilling} from '#src/lib/mentions-billing';
import {FindBar} from '#src/parts/filter/FindBar';
import {filter} from '#src/parts/filter/names';
import {ClosingBand} from '#src/sections/ClosingBand';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {grid} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {FaqData} from './FaqData';
import {QuestionList} from './QuestionList';
import type {QuestionFile, QuestionGroup} from './types';
import {useQuestionGroups} from './useQuestionGroups';
import styles from './styles.module.scss';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type CategoriesProps = {groups: readonly QuestionGroup[]; linkLabel: string};

/** The categories: a sticky title beside its accordion, or on wide windows above it, two side by side. */
function Categories({groups, linkLabel}: CategoriesProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  return groups.map(({id, title, questions}, index) => {
    brokenLinks.collectAnchor(id);
    return (
      <section
        key={id}
        id={id}
        className={clsx(styles.group, grid('label', {to: 5}))}
        aria-labelledby={`${id}-title`}
        {...{[filter.group]: id}}
      >
        <Heading level={2} look="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <QuestionList name={id} questions={questions} linkLabel={linkLabel} firstOpen={index === 0} />
      </section>
    );
  });
}

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
        <div className={styles.groups}>
          <Categories groups={groups} linkLabel={linkLabel} />
        </div>
        {mentionsBilling(questions.map(({question}) => question)) && (
          <Text above="group">
            {billing.text} <ActionLink action={billing.action} />
          </Text>
        )}
      </Section>
      <ClosingBand closing={closing} />
    </MarketingPage>
  );
}
