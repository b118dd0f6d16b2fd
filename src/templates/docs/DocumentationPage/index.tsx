import type {DocumentationContent} from '#src/content/schema/documentation';
import type {CodeSample} from '#src/content/schema/api-reference';
import {SearchField} from '#src/features/site-search/SearchField';
import {GuideRows} from './GuideRows';
import {HelpContacts} from './HelpContacts';
import {HelpTopics} from './HelpTopics';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {LinkLine} from '#src/ui/actions/ActionLink/LinkLine';
import {Button} from '#src/ui/actions/Button';
import {CodePanel} from '#src/ui/docs/CodePanel';
import {Heading} from '#src/ui/Heading';
import {cluster, grid, spaceAbove} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type DocumentationPageProps = {
  content: DocumentationContent;
  /** One request in several languages. */
  samples: readonly CodeSample[];
};

/** `/documentation`: search, topics, popular guides, a sample request and contacts. */
export function DocumentationPage({content, samples}: DocumentationPageProps): ReactNode {
  const {meta, title, lead, search, first, topics, popular, example, help} = content;
  return (
    <MarketingPage meta={meta}>
      <Section tone="band" spacing="tight" className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <Text look="lead" above="row" measure="wide">
          {lead}
        </Text>
        <div className={spaceAbove('card')}>
          <SearchField id="help-search" label={search.label}>
            <Button type="submit" size="sm">
              {search.action}
            </Button>
          </SearchField>
        </div>
        <div className={spaceAbove('text')}>
          <LinkLine {...first} />
        </div>
      </Section>
      <Section id="topics" spacing="none" className={styles.topics}>
        <HelpTopics topics={topics.items} all={topics.all} />
        <ul className={cluster('card', {above: 'card'})}>
          {topics.more.map((topic) => (
            <li key={topic.to}>
              <ActionLink action={topic} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="popular" spacing="tight" className={grid('card', {to: 6})}>
        <div>
          <Heading level={2}>{popular.title}</Heading>
          <Text above="row" measure="narrow">
            {popular.text}
          </Text>
          <ActionLink action={popular.all} arrow className={spaceAbove('text')} />
        </div>
        <GuideRows items={popular.items} />
      </Section>
      <Section id="api" spacing="tight" className={grid('card', {to: 6, align: 'center'})}>
        <div>
          <Heading level={2}>{example.title}</Heading>
          <Text above="row">{example.text}</Text>
          <div className={cluster('row', {above: 'card'})}>
            {example.links.map((link) => (
              <ActionButton key={link.label} action={link} variant="secondary" />
            ))}
          </div>
        </div>
        <CodePanel label="Language" samples={samples} />
      </Section>
      <Section id="help" spacing="tight">
        <SectionHead title={help.title} />
        <HelpContacts items={help.items} />
      </Section>
    </MarketingPage>
  );
}
