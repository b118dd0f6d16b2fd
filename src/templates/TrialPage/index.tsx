import {Island} from '#src/islands/Island';
import TrialIsland from '#src/islands/trial';
import {Quote} from '#src/sections/company/Quotes';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import type {TrialContent} from '#src/content/schema/trial';
import {Days} from './Days';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** `/trial`: the form, and what happens during the trial. On phones the whole form is in the first screen. */
export function TrialPage({content}: {content: TrialContent}): ReactNode {
  const {meta, title, lead, days, quote, texts, larger} = content;
  return (
    <MarketingPage meta={meta}>
      <Section spacing="none" className={styles.page}>
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <Text look="lead">{lead}</Text>
        </div>
        <div>
          <Island name="trial" component={TrialIsland} wake="query" />
          <Text above="text">
            {texts} {larger.text} <ActionLink action={larger.action} />
          </Text>
          <div className={styles.quote}>
            <Quote quote={quote} />
          </div>
        </div>
        <Days days={days} />
      </Section>
    </MarketingPage>
  );
}
