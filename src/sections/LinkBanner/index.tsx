import type {Action} from '#src/content/schema/page';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {LinkLine, type LinkLineProps} from '#src/ui/actions/ActionLink/LinkLine';
import {Heading} from '#src/ui/Heading';
import {stack} from '#src/ui/layout';
import {Section, type SectionProps} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type LinkBannerProps = {
  id?: string;
  title: string;
  text: string;
  action: Action;
  /** Lines of small links after the text. */
  links?: readonly LinkLineProps[];
  tone?: SectionProps['tone'];
};

/** Strip at the end of a page that links to one other page. */
export function LinkBanner({id, title, text, action, links = [], tone = 'paper'}: LinkBannerProps): ReactNode {
  return (
    <Section id={id} tone={tone} spacing="tight" className={styles.banner}>
      <div className={stack('label')}>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        <Text measure="wide">{text}</Text>
        {links.map((line) => (
          <LinkLine key={line.label} {...line} />
        ))}
      </div>
      <ActionButton action={action} variant="secondary" size="lg" icon="arrow" />
    </Section>
  );
}
