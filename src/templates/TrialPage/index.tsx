import type {TrialContent, TrialDay, TrialFormContent, TrialWindow} from '#src/content/schema/trial';
import {softwareTrial} from '#src/lib/structured-data/index';
import {TrialForm} from '#src/parts/trial';
import {Quote} from '#src/sections/company/Quotes';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Badge} from '#src/ui/Badge';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {Section} from '#src/ui/Section';
import {StructuredData} from '#src/ui/StructuredData';
import {Text} from '#src/ui/Text';
import daysStyles from './days.module.scss';
import styles from './styles.module.scss';
import windows from './window.module.scss';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

/** The account on that day. It repeats the text beside it. */
function DayWindow({head, messages, options, text, share, button}: TrialWindow): ReactNode {
  const style: CSSProperties & Record<'--share', number | undefined> = {'--share': share};
  return (
    <div className={windows.window} aria-hidden="true">
      {head && (
        <p className={windows.head}>
          <Icon name={head.icon} size={16} />
          {head.title}
          {head.chip !== undefined && <Badge tone="mint">{head.chip}</Badge>}
        </p>
      )}
      {messages?.map((message) => (
        <p key={message} className={windows.message}>
          {message}
        </p>
      ))}
      {options && (
        <p className={windows.options}>
          {options.names.map((name) => (
            <span key={name} className={clsx(name === options.chosen && windows.chosen)}>
              {name}
            </span>
          ))}
        </p>
      )}
      <p>{text}</p>
      {share !== undefined && <p className={windows.bar} style={style} />}
      {button !== undefined && <p className={windows.button}>{button}</p>}
    </div>
  );
}

/** The days of a trial on a line, each with the account as it fills up. */
function Days({days}: {days: readonly TrialDay[]}): ReactNode {
  return (
    <ol className={daysStyles.days}>
      {days.map(({when, title, description, window}) => (
        <li key={when}>
          <div>
            <p>{when}</p>
            <Heading level={2} look="h4">
              {title}
            </Heading>
            <p>{description}</p>
          </div>
          <DayWindow {...window} />
        </li>
      ))}
    </ol>
  );
}

/** `/trial`: the form, and what happens during the trial. On phones the whole form is in the first screen. */
export function TrialPage({content, form}: {content: TrialContent; form: TrialFormContent}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {meta, title, lead, days, quote, texts, larger} = content;
  return (
    <MarketingPage meta={meta}>
      <StructuredData node={softwareTrial(siteConfig, title, lead)} />
      <Section spacing="none" className={styles.page}>
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <Text look="lead">{lead}</Text>
        </div>
        <div>
          <TrialForm content={form} />
          <Text above="text">
            {texts} {larger.text} <ActionLink action={larger.action} />
          </Text>
          {quote && (
            <div className={styles.quote}>
              <Quote quote={quote} />
            </div>
          )}
        </div>
        <Days days={days} />
      </Section>
    </MarketingPage>
  );
}
