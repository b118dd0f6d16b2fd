import type {Action, Stat, Testimonial} from '#src/content/schema/page';
import {filter} from '#src/parts/filter/names';
import {ActionElement} from '#src/ui/actions/ActionElement';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {CompanyMark} from '#src/ui/marks/CompanyMark';
import {Portrait} from '#src/ui/marks/Portrait';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import brief from './brief.module.scss';
import styles from './styles.module.scss';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type StoryCard = {
  /** ID of the story, for links. */
  id: string;
  figure: Stat;
  description: string;
  /** The line behind the figure. */
  line: ReactNode;
  /** Gives the company, its industry and the person. */
  quote: Testimonial;
  /** Link to the story's page. It covers the card. */
  action: Action;
  /** The short version, shown when the card is open. */
  story: ReactNode;
};

export type StoryCardsProps = {
  cards: readonly StoryCard[];
  /** Label of the control that opens a card. */
  openLabel: string;
  /** A last card that invites to a demo, while no filter is selected. */
  invitation?: {title: string; action: Action} | undefined;
  cardClassName?: string | undefined;
};

type CardProps = {card: StoryCard; openLabel: string; className: string | undefined};

function Card({card, openLabel, className}: CardProps): ReactNode {
  const {id, figure, description, line, quote, action, story} = card;
  const {author, role, company, industry, portrait} = quote;
  useBrokenLinks().collectAnchor(id);
  return (
    <article className={clsx(styles.card, className)} {...{[filter.item]: id}}>
      <div className={styles.columns}>
        <div className={styles.face}>
          <div className={styles.top}>
            <Heading level={3} look="h4">
              <CompanyMark company={company} />
            </Heading>
            <p>{industry}</p>
          </div>
          <p className={styles.figure}>
            <b>{figure.figure}</b> <span>{figure.label}</span>
          </p>
          <p className={styles.description}>{description}</p>
          <div className={styles.line} data-motion="draws">
            {line}
          </div>
          <div className={styles.person}>
            {portrait !== undefined && <Portrait person={{name: author, portrait}} size={40} />}
            <p>
              <b>{author}</b> <span>{role}</span>
            </p>
            <ActionElement action={action} className={styles.link}>
              <VisuallyHidden>{action.label}</VisuallyHidden>
            </ActionElement>
          </div>
        </div>
        <details className={brief.brief}>
          <summary className={brief.summary}>
            {openLabel}
            <VisuallyHidden>: {company}</VisuallyHidden>
            <span className={brief.sign} aria-hidden="true" />
          </summary>
          {/* Inside the details, because browsers open them for a link to an ID in them. */}
          <div id={id} className={brief.story}>
            {story}
          </div>
        </details>
      </div>
    </article>
  );
}

/** Cards of customers with their figure, its line and the person we quote; each expands to the short version. */
export function StoryCards({cards, openLabel, invitation, cardClassName}: StoryCardsProps): ReactNode {
  return (
    <div className={styles.list}>
      {cards.map((card) => (
        <Card key={card.id} card={card} openLabel={openLabel} className={cardClassName} />
      ))}
      {invitation && (
        <div className={clsx(brief.invitation, cardClassName)} {...{[filter.unfiltered]: ''}}>
          <Heading level={3}>{invitation.title}</Heading>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 92H14V78H32V64H50V50H66V30H84V12H100" />
          </svg>
          <ActionLink action={invitation.action} arrow />
        </div>
      )}
    </div>
  );
}
