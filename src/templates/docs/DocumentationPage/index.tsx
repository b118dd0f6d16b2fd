import type {CodeSample} from '#src/content/schema/api-reference';
import type {DocumentationContent, HelpContact, HelpTopic} from '#src/content/schema/documentation';
import type {Step} from '#src/content/schema/page';
import {CodePanel} from '#src/parts/copy/CodePanel';
import {SearchField} from '#src/parts/search/SearchField';
import {Picture} from '#src/pictures/Picture';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {LinkLine} from '#src/ui/actions/ActionLink/LinkLine';
import {Button} from '#src/ui/actions/Button';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {cluster, grid, spaceAbove} from '#src/ui/layout';
import {Link} from '#src/ui/Link';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import guideRowsStyles from './guide-rows.module.scss';
import helpContactsStyles from './help-contacts.module.scss';
import helpTopicsStyles from './help-topics.module.scss';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

type HelpTopicsProps = {
  topics: readonly HelpTopic[];
  /** Text of the link to all guides of a topic. */
  all: string;
};

/** Help center topics as cards: a product screen, a few guides and a link to all. */
function HelpTopics({topics, all}: HelpTopicsProps): ReactNode {
  return (
    <ul className={helpTopicsStyles.topics}>
      {topics.map(({title, description, to, picture, guides}) => (
        <li key={to} className={helpTopicsStyles.topic}>
          <div className={helpTopicsStyles.ground}>
            <Picture picture={picture} bare />
          </div>
          <div className={helpTopicsStyles.text}>
            <Heading level={2} look="h4">
              <Link to={to}>{title}</Link>
            </Heading>
            <Text above="pair">{description}</Text>
            <ul className={helpTopicsStyles.guides}>
              {guides.map((guide) => (
                <li key={guide.to}>
                  <Link to={guide.to}>{guide.label}</Link>
                </li>
              ))}
            </ul>
            <p className={helpTopicsStyles.all}>
              <Link to={to} aria-label={`${all}: ${title}`}>
                {all}
              </Link>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type HelpContactsProps = {items: readonly HelpContact[]};

/** Ways to contact support. */
function HelpContacts({items}: HelpContactsProps): ReactNode {
  return (
    <ul className={helpContactsStyles.list}>
      {items.map(({icon, title, text, action}) => (
        <li key={title} className={helpContactsStyles.item}>
          <Icon name={icon} />
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <Text>{text}</Text>
          <ActionLink action={action} />
        </li>
      ))}
    </ul>
  );
}

type GuideRowsProps = {items: readonly (Step & {to: string})[]};

/** Guides in a compact list: title and description. The whole row is clickable. */
function GuideRows({items}: GuideRowsProps): ReactNode {
  return (
    <ul className={guideRowsStyles.rows}>
      {items.map(({title, description, to}) => (
        <li key={to} className={guideRowsStyles.row}>
          <Link to={to} className={guideRowsStyles.link}>
            {title}
          </Link>
          <Text>{description}</Text>
        </li>
      ))}
    </ul>
  );
}

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
