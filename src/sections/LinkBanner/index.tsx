import type {Action} from '@site/src/content/types';
import {ActionButton} from '@site/src/ui/ActionButton';
import {ActionLink} from '@site/src/ui/ActionLink';
import {Heading} from '@site/src/ui/Heading';
import {Section, type SectionProps} from '@site/src/ui/Section';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type LinkBannerProps = {
  title: string;
  text: string;
  action: Action;
  /** A line of small links after the text. */
  more?: {label: string; links: readonly Action[]};
  tone?: SectionProps['tone'];
};

/** Strip at the foot of a page that leads on to one other page. */
export function LinkBanner({title, text, action, more, tone = 'paper'}: LinkBannerProps): ReactNode {
  return (
    <Section tone={tone} spacing="tight" className={styles.banner}>
      <div>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        {more && (
          <p className={styles.more}>
            {more.label}
            {more.links.map((link) => (
              <ActionLink key={link.label} action={link} />
            ))}
          </p>
        )}
      </div>
      <ActionButton action={action} variant="secondary" size="lg" icon="arrow" />
    </Section>
  );
}
