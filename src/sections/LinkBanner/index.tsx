import type {Action} from '#src/content/types';
import {ActionButton} from '#src/ui/ActionButton';
import {ActionLink} from '#src/ui/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Section, type SectionProps} from '#src/ui/Section';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A line of small links with a word before them. */
type LinkLine = {label: string; links: readonly Action[]};

export type LinkBannerProps = {
  title: string;
  text: string;
  action: Action;
  /** Up to two lines of small links after the text. */
  more?: LinkLine;
  also?: LinkLine;
  tone?: SectionProps['tone'];
};

/** Strip at the foot of a page that leads on to one other page. */
export function LinkBanner({title, text, action, more, also, tone = 'paper'}: LinkBannerProps): ReactNode {
  const lines = [more, also].filter((line) => line !== undefined);
  return (
    <Section tone={tone} spacing="tight" className={styles.banner}>
      <div>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        {lines.map(({label, links}) => (
          <p key={label} className={styles.more}>
            {label}
            {links.map((link) => (
              <ActionLink key={link.label} action={link} />
            ))}
          </p>
        ))}
      </div>
      <ActionButton action={action} variant="secondary" size="lg" icon="arrow" />
    </Section>
  );
}
